import { catalogue } from '../../../lib/i18n';

/** Every text of the Profile modal and the entry code. */
export const messages = catalogue('profile', {
  title: 'Profile',
  edit: 'Edit Profile',
  introduction: 'Introduction',
  none: 'N/A',
  interests: 'Interests',
  operatesIn: 'Operates In',
  entryHint: 'Show it at the entrance, with your screen as bright as it goes.',
  savePicture: 'Save picture',
  enlarge: 'Show the entry code full screen',
  qrTitle: 'QR code for entry',
  loadFailed: 'Your profile could not be loaded',
} as const);
