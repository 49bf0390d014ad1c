export { NotificationKind } from './notification.entity';
export { headlineOf, placeAndTimeOf } from './notification-words';
export {
  markAnswered,
  notificationColumnsOf,
  notificationsVersion,
  WORDED_TABLES,
  wordedColumns,
} from './notification.queries';
export { notificationsAdded } from './notification.events';
export { type NewNotification, notify, notifyOfAnnouncement } from './notification.service';
export { Notification } from './notification.types';
