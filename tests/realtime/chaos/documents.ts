/** What the people of the chaos suite ask for, as the documents of the portal do, with fewer fields. */

const MESSAGE = 'id text sequence senderId recipientId sentAt';
const MEETING = 'id status closedReason startsAt participants { attendeeId as }';

export const LIVE = {
  messageAdded: `subscription ($eventId: ID!) { messageAdded(eventId: $eventId) { ${MESSAGE} } }`,
  meetingChanged: `subscription ($eventId: ID!) { meetingChanged(eventId: $eventId) { ${MEETING} } }`,
  presenceChanged: `subscription ($eventId: ID!) { presenceChanged(eventId: $eventId) { attendeeId online } }`,
} as const;

export const THREAD = `query ($attendeeId: ID!, $first: Int!, $after: String!) {
  conversation(attendeeId: $attendeeId) { messages(first: $first, after: $after) { nodes { ${MESSAGE} } } }
}`;
export const MEETINGS = `query ($eventId: ID!, $after: String) {
  meetings(eventId: $eventId, first: 100, after: $after) { nodes { ${MEETING} } pageInfo { hasNextPage endCursor } }
}`;
export const PEOPLE = `query ($eventId: ID!, $after: String) {
  attendees(eventId: $eventId, first: 100, after: $after) { nodes { id online } pageInfo { hasNextPage endCursor } }
}`;
export const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { ${MESSAGE} } } }`;
export const REQUEST = `mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { meeting { ${MEETING} } } }`;
export const RESPOND = `mutation ($input: RespondToMeetingInput!) { respondToMeeting(input: $input) { meeting { ${MEETING} } } }`;
export const CHECK_IN = `mutation ($input: CheckInInput!) { checkIn(input: $input) { result { outcome } } }`;

export interface ChatMessage {
  id: string;
  text: string;
  sequence: number;
  senderId: string;
  recipientId: string;
  sentAt: string;
}

export interface Meeting {
  id: string;
  status: 'PENDING' | 'ACTIVE' | 'REJECTED';
  closedReason: string | null;
  startsAt: string;
  participants: { attendeeId: string; as: 'SENDER' | 'RECEIVER' }[];
}

/** A page of a list, and whether there is another one. */
export interface PageOf<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
