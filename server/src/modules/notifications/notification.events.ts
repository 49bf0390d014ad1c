import { defineHook } from '../../core/request/hooks';

/** Runs in the transaction that writes notifications. */
export const notificationsAdded = defineHook<{ notificationIds: string[] }>('notifications.added');

/** The published form of a notification: the id alone. */
export interface NotificationAdded {
  notificationId: string;
}

/** The published form of an announcement, once for all of its recipients. */
export interface AnnouncementMade {
  announcementId: string;
}

/** Topic of the announcements of an event. */
export const announcementsTopic = (eventId: string): string => `event.${eventId}.announcements`;

/** Topic of one attendee's news. */
export const notificationsTopic = (attendeeId: string): string => `attendee.${attendeeId}.notifications`;
