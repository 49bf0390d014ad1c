export { NotificationKind } from './notification.entity';
export { notificationColumnsOf, notificationsVersion } from './notification.queries';
export { notificationsAdded } from './notification.events';
export { type NewNotification, notify, notifyOfAnnouncement } from './notification.service';
