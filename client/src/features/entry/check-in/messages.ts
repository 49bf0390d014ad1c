import { catalogue } from '../../../lib/i18n';

/** Texts of checking an entry code. */
export const messages = catalogue('check-in', {
  title: 'Entry code',
  checking: 'Checking the code',
  valid: 'Valid',
  invalid: 'Not valid yet',
  unknown: 'Unknown code',
  unknownText: 'This code does not belong to anyone. Please compare it with the badge.',
  validText: 'This person may enter.',
  invalidText: 'This person has not completed their profile.',
  loadFailed: 'The code could not be checked',
  enteredAt: (time: string) => `Entered ${time}`,
} as const);
