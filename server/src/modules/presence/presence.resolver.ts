import { Args, Authorized, Ctx, FieldResolver, Resolver, Root, Subscription } from 'type-graphql';
import type { RequestContext } from '../../core/request/context';
import type { PresenceChanges } from './presence-rooms';
import { LiveSource } from '../../core/pubsub/live-source';
import { Attendee } from '../attendees/index';
import { groupsSeenIn, requireEventAccess } from '../event-access/index';
import { presenceFeed } from './presence-feed';
import { isAttendeeOnline, visiblePresenceChanges } from './presence.service';
import { PresenceChange, PresenceChangedArgs } from './presence.types';

interface SubscribeParams {
  context: RequestContext;
  args: PresenceChangedArgs;
}

/**
 * Checks access; the broadcaster subscribes again whenever it may have changed. Attendees who subscribe are present.
 * People without blocks whose groups may see the same groups see the same, which is made once for all of them.
 */
const subscribe = async ({ context, args: { eventId: id, filter } }: SubscribeParams) => {
  const access = await requireEventAccess(context, id);
  const { attendeeId, eventId } = access;
  const presence = presenceFeed(context.runtime);
  const members = filter ? [...new Set(filter.attendeeIds)] : undefined;
  return new LiveSource({
    bus: presence.changesOf(eventId, members),
    topic: `presence.${eventId}`,
    ...(context.kept?.blocked.size === 0
      ? { audience: `unblocked ${await groupsSeenIn(context, access)}` }
      : {}),
    ...(attendeeId ? { enter: () => presence.enter(eventId, attendeeId) } : {}),
  });
};

@Resolver(() => Attendee)
export class PresenceResolver {
  @Authorized()
  @Subscription(() => [PresenceChange], {
    description:
      'Presence changes at an event, in batches: at most once a second, one entry per attendee, 200 entries at a time. A person who returns within 10 seconds counts as online throughout. ' +
      'Ask for `Attendee.online` first; what is missed is not repeated. Not of the blocked. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
    subscribe,
  })
  presenceChanged(
    @Ctx() ctx: RequestContext,
    @Root() changes: PresenceChanges,
    @Args(() => PresenceChangedArgs) { eventId }: PresenceChangedArgs,
  ): Promise<PresenceChange[]> {
    return visiblePresenceChanges(ctx, eventId, changes);
  }

  @FieldResolver(() => Boolean, {
    description:
      'Has the portal open now, or had until 45 seconds ago. False if either has blocked the other.',
  })
  online(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<boolean> {
    return isAttendeeOnline(ctx, attendee);
  }
}
