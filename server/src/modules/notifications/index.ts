export { NotificationKind } from './notification.entity';
export { notificationsAdded } from './notification.events';
export { notify, notifyOfAnnouncement, type NewNotification } from './notification.service';
