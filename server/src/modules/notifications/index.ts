export { NotificationKind } from './notification.entity';
export { notificationsAdded } from './notification.events';
export { type NewNotification, notify, notifyOfAnnouncement } from './notification.service';
