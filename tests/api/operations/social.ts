import {
  aboutHost,
  ACTORS,
  asks,
  ATTENDEES,
  by,
  F,
  inEvent,
  live,
  MANAGERS,
  mutation,
  ofEvent,
  PARTICIPANT,
  READERS,
  STAFF,
  someText,
  toHost,
  U,
  type Rows,
} from './row';

/** The smallest picture there is: one dot. */
export const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Talking, blocks, reports, notifications, matches, search and pictures. */
export const socialOperations: Rows = {
  conversations: ofEvent('{ nodes { id } }', ATTENDEES),
  conversation: by('attendeeId', '{ id messages { nodes { text } } }', ACTORS, aboutHost),
  // Without an id of the client's.
  sendMessage: mutation(ACTORS, 'EACH', toHost({ text: 'Good morning' })),
  markRead: mutation(ACTORS, 'SAME', toHost({ sequence: 1 })),
  messageAdded: live('{ id }', ATTENDEES),
  setTyping: mutation(ACTORS, 'SAME', toHost({ typing: true })),
  conversationChanged: live('{ otherTyping }', ATTENDEES),
  missedMessages: asks(
    'query ($eventId: ID!) { missedMessages(eventId: $eventId, filter: { after: [] }) { id } }',
    ATTENDEES,
    inEvent,
  ),
  blockAttendee: mutation(ACTORS, 'SAME', toHost()),
  unblockAttendee: mutation(ACTORS, 'SAME', toHost()),
  blockedAttendees: ofEvent('{ nodes { id } }', ATTENDEES),
  reportMessage: mutation(PARTICIPANT, 'SAME', ({ messageId }) => ({ messageId, reason: 'Rude' }), {
    givesFormer: true,
  }),
  messageReports: ofEvent('{ nodes { id text } }', MANAGERS),
  resolveMessageReport: mutation(MANAGERS, 'SAME', ({ reportId }) => ({ reportId }), {
    logged: {
      action: 'messageReport.resolve',
      before: { resolvedAt: null },
      after: { resolvedAt: someText, decision: 'DISMISSED' },
    },
  }),
  notifications: ofEvent('{ nodes { id } }', ATTENDEES),
  markNotificationsRead: mutation(ATTENDEES, 'SAME', inEvent),
  notificationAdded: live('{ id }', ATTENDEES),
  presenceChanged: live('{ attendeeId online }', READERS),
  matches: ofEvent(
    '{ totalCount nodes { score reasons { kind } reasonTexts attendee { id match { score } dismissed } } }',
    ATTENDEES,
  ),
  nextMatches: ofEvent(
    '{ slotsLeft nextSlots { startsAt endsAt } match { score attendee { id } } }',
    ATTENDEES,
  ),
  dismissMatch: mutation(ACTORS, 'SAME', toHost()),
  undismissMatch: mutation(ACTORS, 'SAME', toHost()),
  setMatchLearning: mutation(ATTENDEES, 'SAME', (scene) => ({ ...inEvent(scene), allowed: true })),
  personaPairs: ofEvent('{ persona other wish defaultWish weight acts { people } }', STAFF),
  setPersonaWishes: mutation(
    MANAGERS,
    'SAME',
    (scene) => ({ ...inEvent(scene), wishes: [{ persona: 'STARTUP', other: 'SPONSOR', wish: 'LOW' }] }),
    {
      logged: {
        action: 'event.personaWishes',
        before: { 'STARTUP for SPONSOR': 'MEDIUM (default)' },
        after: { 'STARTUP for SPONSOR': 'LOW' },
      },
    },
  ),
  search: asks(
    `query ($eventId: ID!) { search(eventId: $eventId, text: "first") {
      totalCount nodes { id kind title ... on AttendeeSearchResult { attendee { id } } }
    } }`,
    READERS,
    inEvent,
  ),
  uploadImage: mutation([U, 'OK', 'OK', 'OK', 'OK', 'OK', F], 'STORED_ONCE', () => ({ file: DOT })),
};
