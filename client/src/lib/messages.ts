import { plural } from './format';
import { catalogue } from './i18n';

/** The sentence for each code of the server. */
const errors: Record<string, string> = {
  UNAUTHENTICATED: 'Please sign in again.',
  FORBIDDEN: 'You do not have access to this.',
  NOT_FOUND: 'We could not find that. It may have been removed.',
  BAD_USER_INPUT: 'Some of this is not valid. Please check and try again.',
  CONFLICT: 'This has changed in the meantime. Please check it and try again.',
  PAYLOAD_TOO_LARGE: 'This is too large to send.',
  UNSUPPORTED_MEDIA_TYPE: 'This type of file is not supported.',
  RATE_LIMITED: 'Too many attempts. Please wait a moment and try again.',
  QUERY_TOO_COMPLEX: 'This request asks for too much at once.',
  INTERNAL_SERVER_ERROR: 'Something went wrong on our side. Please try again.',
  /** From the specification, to the letter. */
  NETWORK: 'An error occured while fetching data from server',
};

/** Texts that come with errors, days and the connection. */
export const messages = catalogue('lib', {
  today: 'Today',
  yesterday: 'Yesterday',
  tomorrow: 'Tomorrow',
  toast: { undo: 'Undo', undone: 'Undone.', tryAgain: 'Try again' },
  notSent: 'Not sent: no network',
  dialog: { ok: 'OK', yes: 'Yes', no: 'No' },
  myMeetings: 'My Meetings',
  /** Spans of time, by their parts. */
  span: {
    joint: ' ',
    days: (count: number) => `${count} d`,
    hours: (count: number) => `${count} h`,
    minutes: (count: number) => `${count} min`,
    justNow: 'just now',
    ago: (span: string) => `${span} ago`,
  },
  errors,
  retryAfter: (seconds: number, isBudget: boolean) =>
    `Too many ${isBudget ? 'requests at once' : 'attempts'}. Try again in ${plural(seconds, 'second')}.`,
});
