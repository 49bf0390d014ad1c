import type { MatchConfidence } from '../../../generated/graphql';
import { catalogue } from '../../../lib/i18n';

/** How sure a match is; what is not sure is not spoken of. */
const confidence: Partial<Record<MatchConfidence, string>> = { HIGH: 'Strong match', MEDIUM: 'Good match' };

/** Texts of the parts that show a person. */
export const messages = catalogue('person', {
  category: { ATTENDEE: 'Attendee', SPEAKER: 'Speaker', INVESTOR: 'Investor' },
  you: 'You',
  meet: 'Meet',
  requested: 'Requested',
  answerRequest: 'Answer request',
  meetingAt: (time: string) => `Meeting at ${time}`,
  meetingOn: (day: string, time: string) => `Meeting ${day}, ${time}`,
  message: 'Message',
  unread: 'unread',
  addBookmark: (name: string) => `Bookmark ${name}`,
  removeBookmark: (name: string) => `Remove the bookmark of ${name}`,
  confidence,
  why: 'Why you should meet',
} as const);
