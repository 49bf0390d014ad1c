import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context';
import { Attendee, attendeeById } from '../attendees/index';
import { ownAttendeeIdOf } from '../event-access/index';
import { Event } from '../events/index';

/** An event's fields about its viewer's profile. */
@Resolver(() => Event)
export class EventProfileResolver {
  @FieldResolver(() => Attendee, {
    nullable: true,
    description: "The viewer's own profile there; null without one.",
  })
  async viewerProfile(@Ctx() ctx: RequestContext, @Root() event: Event): Promise<Attendee | null> {
    const id = await ownAttendeeIdOf(ctx, event.id);
    return id ? attendeeById(ctx).load(id) : null;
  }
}
