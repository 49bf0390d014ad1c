import { F, inEvent, N, toHost, U, type Operation } from './scene';

/** Typing, reading, blocks, reports and notifications. */
export const socialOperations: Record<string, Operation> = {
  setTyping: {
    document:
      'mutation ($input: SetTypingInput!) { setTyping(input: $input) { conversation { attendeeId } } }',
    variables: toHost({ typing: true }),
    codes: [U, N, N, 'OK', 'OK', F],
  },
  conversationChanged: {
    document: 'subscription ($eventId: ID!) { conversationChanged(eventId: $eventId) { otherTyping } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  missedMessages: {
    document: 'query ($eventId: ID!) { missedMessages(eventId: $eventId, filter: { after: [] }) { id } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  blockAttendee: {
    document: 'mutation ($input: BlockAttendeeInput!) { blockAttendee(input: $input) { attendee { id } } }',
    variables: toHost(),
    codes: [U, N, N, 'OK', 'OK', F],
  },
  unblockAttendee: {
    document:
      'mutation ($input: UnblockAttendeeInput!) { unblockAttendee(input: $input) { attendee { id } } }',
    variables: toHost(),
    codes: [U, N, N, 'OK', 'OK', F],
  },
  blockedAttendees: {
    document: 'query ($eventId: ID!) { blockedAttendees(eventId: $eventId) { nodes { id } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  reportMessage: {
    document: 'mutation ($input: ReportMessageInput!) { reportMessage(input: $input) { report { id } } }',
    variables: ({ messageId }) => ({ input: { messageId, reason: 'Rude' } }),
    codes: [U, N, N, N, 'OK', F],
  },
  messageReports: {
    document: 'query ($eventId: ID!) { messageReports(eventId: $eventId) { nodes { id text } } }',
    variables: inEvent,
    codes: [U, F, F, F, F, 'OK', F],
  },
  resolveMessageReport: {
    document:
      'mutation ($input: ResolveMessageReportInput!) { resolveMessageReport(input: $input) { report { id } } }',
    variables: ({ reportId }) => ({ input: { reportId } }),
    codes: [U, F, F, F, F, 'OK', F],
  },
  notifications: {
    document: 'query ($eventId: ID!) { notifications(eventId: $eventId) { nodes { id } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  markNotificationsRead: {
    document:
      'mutation ($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) { event { id } } }',
    variables: ({ event }) => ({ input: { eventId: event.id } }),
    codes: [U, N, F, 'OK', 'OK', F],
  },
  notificationAdded: {
    document: 'subscription ($eventId: ID!) { notificationAdded(eventId: $eventId) { id } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  presenceChanged: {
    document: 'subscription ($eventId: ID!) { presenceChanged(eventId: $eventId) { attendeeId online } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', 'OK'],
  },
};
