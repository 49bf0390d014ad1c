import { Authorized, Ctx, Mutation, Query, Resolver, FieldResolver, Root } from 'type-graphql';
import { EventId, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/request/context';
import { UpdateProfileInput, EventProfile, UpdateProfilePayload } from './profile.types';
import { getEventProfile, updateOwnProfile } from './profile.service';
import { Attendee, attendeeById } from '../attendees/index';
import { ownAttendeeIdOf } from '../event-access/index';
import { Event } from '../events/index';

@Resolver(() => Event)
export class ProfileResolver {
  @Authorized()
  @Query(() => EventProfile, {
    description:
      "The viewer's own profile in an event, invited or confirmed. Errors: NOT_FOUND where there is none.",
  })
  eventProfile(@Ctx() ctx: RequestContext, @EventId() eventId: string): Promise<EventProfile> {
    return getEventProfile(ctx, eventId);
  }

  @Authorized()
  @Mutation(() => UpdateProfilePayload, {
    description:
      'Changes the own profile, INVITED or CONFIRMED; its status stays. Errors: NOT_FOUND, BAD_USER_INPUT also where a CONFIRMED profile would lose what it needs, CONFLICT STALE_EDIT.',
  })
  async updateProfile(
    @Ctx() ctx: RequestContext,
    @Input(() => UpdateProfileInput, 'The changes.') input: UpdateProfileInput,
  ): Promise<UpdateProfilePayload> {
    return { attendee: await updateOwnProfile(ctx, input) };
  }

  @FieldResolver(() => Attendee, {
    nullable: true,
    description: "The viewer's own profile there; null without one.",
  })
  async viewerProfile(@Ctx() ctx: RequestContext, @Root() event: Event): Promise<Attendee | null> {
    const id = await ownAttendeeIdOf(ctx, event.id);
    return id ? attendeeById(ctx).load(id) : null;
  }
}
