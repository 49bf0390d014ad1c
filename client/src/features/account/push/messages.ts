import { catalogue } from '../../../lib/i18n';

/** Texts of notifications on this device. */
export const messages = catalogue('push', {
  label: 'Notifications on this device',
  hint: 'Meeting requests, changes and unread messages, even while Podium is closed.',
  denied: 'Your browser blocks notifications from this site. Allow them in its settings first.',
  failed: 'Notifications could not be switched on. Please try again.',
} as const);
