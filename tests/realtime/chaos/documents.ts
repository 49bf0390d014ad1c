import { mutationOf } from '../../support/client';
import type { BuiltMeeting } from '../../support/factories';
import type { ChatMessage as StoredMessage } from '../chat';

/** The documents of the chaos suite's people: those of the portal, with fewer fields. */

const MESSAGE = 'id text sequence senderId recipientId sentAt';
const MEETING = 'id status closedReason startsAt participants { attendeeId as }';

/** The subscriptions, and the fields of their events. */
export const LIVE = { messageAdded: MESSAGE, meetingChanged: MEETING, presenceChanged: 'attendeeId online' };

export const THREAD = `query ($attendeeId: ID!, $first: Int!, $after: String!) {
  it: conversation(attendeeId: $attendeeId) { messages(first: $first, after: $after) { nodes { ${MESSAGE} } } }
}`;

const listOf = (name: string, selection: string) => `query ($eventId: ID!, $after: String) {
  it: ${name}(eventId: $eventId, first: 100, after: $after) { nodes { ${selection} } pageInfo { hasNextPage endCursor } }
}`;
export const MEETINGS = listOf('meetings', MEETING);
export const PEOPLE = listOf('attendees', 'id online');

export const SEND = mutationOf('sendMessage', `message { ${MESSAGE} }`);
export const REQUEST = mutationOf('requestMeeting', `meeting { ${MEETING} }`);
export const RESPOND = mutationOf('respondToMeeting', `meeting { ${MEETING} }`);
export const CHECK_IN = mutationOf('checkIn', 'result { outcome }');

export interface ChatMessage extends StoredMessage {
  sentAt: string;
}

export interface Meeting extends Pick<BuiltMeeting, 'id' | 'status'> {
  participants: { attendeeId: string; as: 'SENDER' | 'RECEIVER' }[];
}
