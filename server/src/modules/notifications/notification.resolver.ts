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
import type { RequestContext } from '../../core/request/context';
import { orNotFound } from '../../core/errors';
import { Language } from '../../core/graphql/languages';
import { toConnection } from '../../core/db/pagination';
import { LiveSource } from '../../core/pubsub/live-source';
import { attendeeById, Attendee } from '../attendees/index';
import { companyBriefById, CompanyBrief } from '../companies/index';
import { requireAttendee } from '../event-access/index';
import { eventById, Event } from '../events/index';
import { NotificationKind } from './notification.entity';
import { notificationsTopic } from './notification.events';
import { notificationFeed, type FeedItem } from './notification-feed';
import { unreadNotificationCountByEventId, wordedById } from './notification.loaders';
import { sentenceOf } from './notification-words';
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
    description: "The viewer's notifications in an event, the latest first. Errors: NOT_FOUND, FORBIDDEN.",
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
    description:
      'New notifications of the viewer in an event, at least once each. Errors: NOT_FOUND, FORBIDDEN.',
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

/** Fields of a notification that are looked up. */
@Resolver(() => Notification)
export class NotificationFieldsResolver {
  @FieldResolver(() => Attendee, {
    nullable: true,
    description:
      'The person that it names: the one who acted, or the other participant of the meeting. Null if it names no person, and once they have left.',
  })
  async person(@Ctx() ctx: RequestContext, @Root() { personId }: Notification): Promise<Attendee | null> {
    const person = personId ? await attendeeById(ctx).load(personId) : null;
    return person?.userId ? person : null;
  }

  @FieldResolver(() => CompanyBrief, {
    nullable: true,
    description: 'The company that it names; null where it names none.',
  })
  company(
    @Ctx() ctx: RequestContext,
    @Root() { companyId }: Notification,
  ): Promise<CompanyBrief | null> | null {
    return companyId ? companyBriefById(ctx).load(companyId) : null;
  }

  @FieldResolver()
  async text(@Ctx() ctx: RequestContext, @Root() { id, kind, title, text }: Notification): Promise<string> {
    if (text) return text;
    // Without a statement: thousands hear of an announcement at once.
    if (kind === NotificationKind.ANNOUNCEMENT) return title ?? '';
    const worded = await wordedById(ctx).load(id);
    return worded ? sentenceOf(worded, Language.EN) : '';
  }
}
