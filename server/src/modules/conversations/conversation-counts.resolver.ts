import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context';
import { Attendee } from '../attendees/index';
import { Event } from '../events/index';
import { conversationByAttendeeId, unreadCountByEventId } from './conversation.loaders';

/** Unread messages, where attendees and events are shown. */
@Resolver(() => Attendee)
export class AttendeeUnreadResolver {
  @FieldResolver(() => Int, { description: 'Messages of this attendee that the viewer has not read.' })
  async unreadCount(@Ctx() ctx: RequestContext, @Root() attendee: Attendee): Promise<number> {
    return (await conversationByAttendeeId(ctx).load(attendee.id))?.unreadCount ?? 0;
  }
}

@Resolver(() => Event)
export class EventUnreadResolver {
  @FieldResolver(() => Int, { description: 'Messages in this event that the viewer has not read.' })
  viewerUnreadCount(@Ctx() ctx: RequestContext, @Root() event: Event): Promise<number> {
    return unreadCountByEventId(ctx).load(event.id);
  }
}
