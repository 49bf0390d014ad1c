import type { MatchConfidence, MatchReasonKind } from '../../../generated/graphql';
import { catalogue } from '../../../lib/i18n';

/** How sure a match is; what is not sure is not spoken of. */
const confidence: Partial<Record<MatchConfidence, string>> = { HIGH: 'Strong match', MEDIUM: 'Good match' };

const reasons: Record<MatchReasonKind, string> = {
  OFFERS_WHAT_YOU_SEEK: 'Offers what you look for',
  SEEKS_WHAT_YOU_OFFER: 'Looks for what you offer',
  WANTED_PERSONA: 'Whom you look for',
  SHARED_INTEREST: 'You have in common',
  SAME_FIELD: 'In your field',
};

/** How the server calls the people of a kind, which is a term like any other. */
const personas: Record<string, string> = {
  'IT exporters': 'IT exporters',
  exhibitors: 'exhibitors',
  startups: 'startups',
  sponsors: 'sponsors',
  investors: 'investors',
  speakers: 'speakers',
  visitors: 'visitors',
};

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
  reasons,
  personas,
} as const);
