import { LRUCache } from 'lru-cache';
import type { Runtime } from '../../core/request/context';
import type { PubSub } from '../../core/pubsub/pubsub';
import {
  announcementsTopic,
  notificationsTopic,
  type AnnouncementMade,
  type NotificationAdded,
} from './notification.events';
import { announcedNotifications } from './notification.loaders';
import type { Notification } from './notification.types';

/** Access is looked at again after so long, should an announcement be delivered to many. */
const FRESH_MS = 1_000;

/** One read for all who listen on this server: thousands of open portals hear of an announcement at once. */
class Announced {
  private readonly known = new LRUCache<string, Promise<Map<string, Notification>>>({
    max: 100,
    ttl: FRESH_MS,
  });

  constructor(private readonly runtime: Runtime) {}

  /** An attendee's notification of an announcement; undefined if they are not among its recipients. */
  async of(announcementId: string, attendeeId: string): Promise<Notification | undefined> {
    const known = this.known.get(announcementId);
    const read = known ?? announcedNotifications(this.runtime.database.db, announcementId);
    if (!known) {
      this.known.set(announcementId, read);
      read.catch(() => this.known.delete(announcementId));
    }
    return (await read).get(attendeeId);
  }
}

const announced = new WeakMap<Runtime, Announced>();

const announcedOf = (runtime: Runtime): Announced => {
  const own = announced.get(runtime) ?? new Announced(runtime);
  announced.set(runtime, own);
  return own;
};

/** A new notification of a subscriber: an id to load, or an announcement that was loaded once for all subscribers. */
export interface FeedItem extends NotificationAdded {
  announced?: Notification;
}

/** The notifications of one attendee: their own, and the announcements that are for them. */
export const notificationFeed = (
  runtime: Runtime,
  { attendeeId, eventId }: { attendeeId: string; eventId: string },
): Pick<PubSub, 'listen'> => ({
  async listen(_topic, notify, onGap) {
    const { pubsub } = runtime;
    const onAnnouncement = (payload: unknown): void => {
      const { announcementId } = payload as AnnouncementMade;
      announcedOf(runtime)
        .of(announcementId, attendeeId)
        .then(
          (notification) =>
            notification &&
            notify({ notificationId: notification.id, announced: notification } satisfies FeedItem),
        )
        // The client comes back and asks for what it missed.
        .catch(() => onGap?.());
    };
    const listening = await Promise.allSettled([
      pubsub.listen(notificationsTopic(attendeeId), notify, onGap),
      pubsub.listen(announcementsTopic(eventId), onAnnouncement, onGap),
    ]);
    const stop = () => listening.forEach((one) => one.status === 'fulfilled' && one.value());
    const failed = listening.find(({ status }) => status === 'rejected');
    if (failed?.status !== 'rejected') return stop;
    // Otherwise the successful listener would never end.
    stop();
    throw failed.reason;
  },
});
