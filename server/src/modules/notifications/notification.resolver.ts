import {
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { EventId, Input } from '../../core/graphql/args';
import type { RequestContext } from '../../core/context';
import { orNotFound } from '../../core/errors';
import { toConnection } from '../../core/db/pagination';
import { LiveSource } from '../../core/realtime/live-source';
import { requireAttendee } from '../event-access/index';
import { eventById, Event } from '../events/index';
import { notificationsTopic } from './notification.events';
import { notificationFeed, type FeedItem } from './notification-feed';
import { unreadNotificationCountByEventId } from './notification.loaders';
import { getNotificationForViewer, listNotifications, markNotificationsRead } from './notification.service';
import {
  MarkNotificationsReadInput,
  MarkNotificationsReadPayload,
  Notification,
  NotificationConnection,
  NotificationsArgs,
} from './notification.types';

/** Checks access; the broadcaster subscribes again whenever it may have changed. */
const subscribe = async ({ context, args }: { context: RequestContext; args: { eventId: string } }) => {
  const me = await requireAttendee(context, args.eventId);
  return new LiveSource({
    bus: notificationFeed(context.runtime, me),
    topic: notificationsTopic(me.attendeeId),
  });
};

@Resolver(() => Event)
export class NotificationResolver {
  @Authorized()
  @Query(() => NotificationConnection, {
    description: 'What the viewer was told in an event, the latest first. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async notifications(@Ctx() ctx: RequestContext, @Args(() => NotificationsArgs) args: NotificationsArgs) {
    return toConnection(await listNotifications(ctx, args));
  }

  @Authorized()
  @Mutation(() => MarkNotificationsReadPayload, {
    description:
      'Marks notifications as read, and gives the event with what is left. Errors: NOT_FOUND, FORBIDDEN, BAD_USER_INPUT.',
  })
  async markNotificationsRead(
    @Ctx() ctx: RequestContext,
    @Input(() => MarkNotificationsReadInput, 'Which.') input: MarkNotificationsReadInput,
  ): Promise<MarkNotificationsReadPayload> {
    const event = await eventById(ctx).load(await markNotificationsRead(ctx, input));
    return { event: orNotFound(event, 'The event') };
  }

  @Authorized()
  @Subscription(() => Notification, {
    description: 'What the viewer is told in an event, at least once each. Errors: NOT_FOUND, FORBIDDEN.',
    subscribe,
  })
  notificationAdded(
    @Ctx() ctx: RequestContext,
    @Root() { notificationId, announced }: FeedItem,
    @EventId() eventId: string,
  ): Notification | Promise<Notification> {
    return announced ?? getNotificationForViewer(ctx, eventId, notificationId);
  }

  @FieldResolver(() => Int, { description: 'Notifications in this event that the viewer has not read.' })
  unreadNotificationCount(@Ctx() ctx: RequestContext, @Root() event: Event): Promise<number> {
    return unreadNotificationCountByEventId(ctx).load(event.id);
  }
}
