/** An attendee of a chat, as the client reads one. */
export const attendee = (id: string, isViewer: boolean) => ({
  __typename: 'Attendee' as const,
  id,
  firstName: id,
  lastName: 'Khan',
  jobTitle: null,
  organization: null,
  avatarUrl: null,
  isViewer,
  unreadCount: 0,
  viewerCanMessage: true,
  viewerCanRequestMeeting: true,
  viewerMeetingRefusal: null,
  viewerMessageRefusal: null,
  online: true,
});

/** A message from Ada to Sara, who is the viewer. */
export const message = (sequence: number) => ({
  __typename: 'Message' as const,
  id: `m${sequence}`,
  eventId: 'e1',
  conversationId: 'c1',
  senderId: 'ada',
  recipientId: 'sara',
  text: `Number ${sequence}`,
  sequence,
  clientId: `client-${sequence}`,
  sentAt: '2026-11-23T10:00:00Z',
  readAt: null,
});

/** The same message as it is delivered live. */
export const delivery = (sequence: number) => ({
  ...message(sequence),
  sender: attendee('ada', false),
  recipient: attendee('sara', true),
});

/** The conversation with Ada after this many messages. */
export const threadOf = (count: number) => ({
  conversation: {
    __typename: 'Conversation' as const,
    id: 'c1',
    attendeeId: 'ada',
    eventId: 'e1',
    unreadCount: 0,
    lastSequence: count,
    lastReadSequence: count,
    otherLastReadSequence: 0,
    attendee: attendee('ada', false),
    lastMessage: count > 0 ? message(count) : null,
    messages: {
      __typename: 'MessageConnection' as const,
      nodes: Array.from({ length: count }, (_none, index) => message(index + 1)),
      pageInfo: { __typename: 'PageInfo' as const, hasNextPage: false, hasPreviousPage: false },
    },
  },
});
