import {
  aboutHost,
  by,
  change,
  inEvent,
  live,
  mutation,
  ofEvent,
  ofEventWith,
  plus,
  someText,
  toHost,
  type Rows,
} from './row';

/** The smallest picture there is: one dot. */
export const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Talking, blocks, reports, notifications, matches, search and pictures. */
export const socialOperations: Rows = {
  conversations: ofEvent('{ nodes { id } }', 'ATTENDEES'),
  conversation: by('attendeeId', '{ id messages { nodes { text } } }', 'ACTORS', aboutHost),
  // Without an id of the client's.
  sendMessage: mutation('ACTORS', 'EACH', toHost({ text: 'Good morning' }), {
    asksAgain: 'IN_ITS_STATEMENT',
  }),
  markRead: mutation('ACTORS', 'SAME', toHost({ sequence: 1 })),
  messageAdded: live('{ id }', 'ATTENDEES'),
  setTyping: mutation('ACTORS', 'SAME', toHost({ typing: true }), { asksAgain: 'NEVER' }),
  conversationChanged: live('{ otherTyping }', 'ATTENDEES'),
  missedMessages: ofEventWith('filter: { after: [] }', '{ id }', 'ATTENDEES'),
  blockAttendee: mutation('ACTORS', 'SAME', toHost()),
  unblockAttendee: mutation('ACTORS', 'SAME', toHost()),
  blockedAttendees: ofEvent('{ nodes { id } }', 'ATTENDEES'),
  reportMessage: mutation('PARTICIPANT', 'SAME', ({ messageId }) => ({ messageId, reason: 'Rude' }), {
    givesFormer: true,
  }),
  messageReports: ofEvent('{ nodes { id text } }', 'MANAGERS'),
  resolveMessageReport: change('messageReport.resolve', 'SAME', ({ reportId }) => ({ reportId }), {
    before: { resolvedAt: null },
    after: { resolvedAt: someText, decision: 'DISMISSED' },
  }),
  notifications: ofEvent('{ nodes { id } }', 'ATTENDEES'),
  markNotificationsRead: mutation('ATTENDEES', 'SAME', inEvent),
  notificationAdded: live('{ id }', 'ATTENDEES'),
  presenceChanged: live('{ attendeeId online }', 'READERS'),
  matches: ofEvent(
    '{ totalCount nodes { score reasons { kind } reasonTexts attendee { id match { score } dismissed } } }',
    'ATTENDEES',
  ),
  nextMatches: ofEvent(
    '{ slotsLeft nextSlots { startsAt endsAt } match { score attendee { id } } }',
    'ATTENDEES',
  ),
  dismissMatch: mutation('ACTORS', 'SAME', toHost()),
  undismissMatch: mutation('ACTORS', 'SAME', toHost()),
  setMatchLearning: mutation('ATTENDEES', 'SAME', plus(inEvent, { allowed: true })),
  personaPairs: ofEvent('{ persona other wish defaultWish weight acts { people } }', 'STAFF'),
  setPersonaWishes: change(
    'event.personaWishes',
    'SAME',
    plus(inEvent, { wishes: [{ persona: 'STARTUP', other: 'SPONSOR', wish: 'LOW' }] }),
    { before: { 'STARTUP for SPONSOR': 'MEDIUM (default)' }, after: { 'STARTUP for SPONSOR': 'LOW' } },
  ),
  search: ofEventWith(
    'text: "first"',
    '{ totalCount nodes { id kind title ... on AttendeeSearchResult { attendee { id } } } }',
    'READERS',
  ),
  uploadImage: mutation('USERS_WHO_CHANGE', 'STORED_ONCE', () => ({ file: DOT })),
};
