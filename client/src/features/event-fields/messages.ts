import type { EventFieldAudience } from '../../generated/graphql';
import { catalogue } from '../../lib/i18n';

/** Texts of the questions that an event asks, as those read them who answer. */
export const messages = catalogue('event-fields', {
  yes: 'Yes',
  no: 'No',
  choose: 'Choose one',
  chooseCountry: 'Choose a country',
  clear: 'Remove the answer',
  clearOf: (question: string) => `Remove the answer to “${question}”`,
  why: 'Why we ask:',
  seenBy: {
    STAFF: 'Only you and the organisers see it.',
    GROUPS: 'You, the organisers and some groups of attendees see it.',
    EVERYBODY: 'All attendees see it.',
  } satisfies Record<EventFieldAudience, string>,
  missing: 'Please answer this question.',
  noNumber: 'Enter a number, such as 12.5.',
  noLink: 'Enter a link that begins with https://',
  willBeRemoved: (question: string) => `The answer to “${question}” will be removed when you save.`,
  answers: 'About this event',
} as const);
