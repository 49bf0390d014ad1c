import { Arg, Authorized, Ctx, FieldResolver, ID, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../core/context';
import type { PresenceChanges } from '../../core/presence-feed';
import { iterateTopic } from '../../core/pubsub';
import { Attendee } from '../attendees/attendee.types';
import { EventAccessService } from '../events/event-access.service';
import type { PresenceService } from './presence.service';
import { PresenceChange } from './presence.types';

/** Access is checked here when subscribing, and by `changes` at each delivery. Attendees who look are there themselves. */
const subscribe = async ({ context, args }: { context: RequestContext; args: { eventId: string } }) => {
  const { attendeeId, eventId } = await new EventAccessService().enter(context, args.eventId);
  const { presence } = context.runtime;
  const leave = attendeeId ? presence.enter(eventId, attendeeId) : () => undefined;
  return iterateTopic<PresenceChanges>(presence.changesOf(eventId), eventId, leave).catch(
    (error: unknown) => {
      leave();
      throw error;
    },
  );
};

@Resolver(() => Attendee)
export class PresenceResolver {
  constructor(private readonly service: PresenceService) {}

  @Authorized()
  @Subscription(() => [PresenceChange], {
    description:
      'Who comes to an event and goes, gathered: at most once a second, one entry per attendee. Ask for `Attendee.online` first; what is missed is not told again. Not of the blocked. Errors: NOT_FOUND, FORBIDDEN.',
    subscribe,
  })
  presenceChanged(
    @Ctx() ctx: RequestContext,
    @Root() changes: PresenceChanges,
    @Arg('eventId', () => ID, { description: 'Id of the event.' }) eventId: string,
  ): Promise<PresenceChange[]> {
    return this.service.changes(ctx, eventId, changes);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Has the portal open now, or had until 45 seconds ago. False for those who have blocked the viewer, or whom the viewer has blocked.',
  })
  online(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<boolean> {
    return this.service.isOnline(ctx, attendee);
  }
}
