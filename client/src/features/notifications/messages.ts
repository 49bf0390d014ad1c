import { catalogue } from '../../lib/i18n';

/** Texts of the notifications in an event. */
export const messages = catalogue('notifications', {
  title: 'Notifications',
  bell: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  unread: 'Unread',
  markAllRead: 'Mark all as read',
  loadFailed: 'Your notifications could not be loaded',
  markFailed: 'This could not be marked as read. Please try again.',
  emptyTitle: 'You are up to date',
  emptyText: 'Meeting requests, answers, reminders, announcements and changes to your agenda appear here.',
  findPeople: 'Find people to meet',
  settings: 'Notification settings',
  show: 'Show',
} as const);
