import { defineHook } from '../../core/hooks';

/** Runs in the transaction that writes notifications. */
export const notificationsAdded = defineHook<{ notificationIds: string[] }>('notifications.added');

/** What is published about a notification: the id alone. */
export interface NotificationAdded {
  notificationId: string;
}

/** What is published about an announcement, once for everybody whom it is for. */
export interface AnnouncementMade {
  announcementId: string;
}

/** Topic of the announcements of an event. */
export const announcementsTopic = (eventId: string): string => `event.${eventId}.announcements`;

/** Topic of what is new for one attendee. */
export const notificationsTopic = (attendeeId: string): string => `attendee.${attendeeId}.notifications`;
