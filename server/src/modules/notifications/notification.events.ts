/** What is published about a notification: the id alone. */
export interface NotificationAdded {
  notificationId: string;
}

/** Topic of what is new for one attendee. */
export const notificationsTopic = (attendeeId: string): string => `attendee.${attendeeId}.notifications`;
