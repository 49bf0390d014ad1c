import { Role } from '../../server/src/core/roles';
import {
  buildAttendee,
  buildEvent,
  buildMeeting,
  buildMember,
  buildPod,
  buildUser,
  insert,
  signIn,
  signInAs,
  slotOf,
  type BuiltEvent,
} from '../support/factories';
import { newId } from '../../server/src/core/ids';
import type { TestSql } from '../support/server';

/** Everybody who may ask, from the least to the most trusted. */
export const viewers = [
  'anonymous',
  'stranger',
  'invited',
  'bystander',
  'participant',
  'ADMIN',
  'SUPERVISOR',
  'MANAGER',
  'EXECUTIVE',
] as const;
export type Viewer = (typeof viewers)[number];

/** An event with two people who meet and chat, and with people around them. */
export interface Scene {
  event: BuiltEvent;
  /** The one whom the participant meets. */
  hostId: string;
  podId: string;
  meetingId: string;
  login: { email: string; password: string };
  tokens: Record<Viewer, string | undefined>;
}

export const PASSWORD = 'open sesame 42';

/** The stranger attends another event, the bystander this one; staff have no profile anywhere. */
export async function buildScene(db: TestSql, passwordHash: string): Promise<Scene> {
  const event = await buildEvent(db);
  const here = { eventId: event.id };
  const host = await buildAttendee(db, here);
  const participant = await buildMember(db, here);
  const meeting = await buildMeeting(db, { event, senderId: host.id, receiverId: participant.id });
  await converse(db, event.id, host.id, participant.id);
  return {
    event,
    hostId: host.id,
    podId: (await buildPod(db, here)).id,
    meetingId: meeting.id,
    login: { email: (await buildUser(db, { passwordHash })).email, password: PASSWORD },
    tokens: {
      anonymous: undefined,
      stranger: (await buildMember(db)).token,
      invited: await signIn(db, await buildAttendee(db, { ...here, status: 'INVITED' })),
      bystander: (await buildMember(db, here)).token,
      participant: participant.token,
      ADMIN: await signInAs(db, Role.ADMIN),
      SUPERVISOR: await signInAs(db, Role.SUPERVISOR),
      MANAGER: await signInAs(db, Role.MANAGER),
      EXECUTIVE: await signInAs(db, Role.EXECUTIVE),
    },
  };
}

async function converse(db: TestSql, eventId: string, one: string, other: string): Promise<void> {
  const conversationId = newId();
  await insert(db, 'conversations', { id: conversationId, eventId });
  await insert(db, 'conversation_members', { conversationId, attendeeId: one, otherId: other });
  await insert(db, 'conversation_members', { conversationId, attendeeId: other, otherId: one });
}

/** The codes for: nobody, a stranger, the invited, a bystander, a participant, and staff. */
type Codes = [
  anonymous: string,
  stranger: string,
  invited: string,
  bystander: string,
  participant: string,
  staff: string,
];

interface Operation {
  document: string;
  variables: (scene: Scene) => Record<string, unknown>;
  codes: Codes;
}

const U = 'UNAUTHENTICATED';
const F = 'FORBIDDEN';
const N = 'NOT_FOUND';

const inEvent = ({ event }: Scene) => ({ eventId: event.id });
const withHost = ({ hostId }: Scene) => ({ id: hostId });
const toHost =
  (more: Record<string, unknown> = {}) =>
  ({ hostId }: Scene) => ({ input: { attendeeId: hostId, ...more } });
const nothing = () => ({});

/** One row for every operation of the schema; the test of the table fails where one is missing. */
export const operations: Record<string, Operation> = {
  demoLogins: {
    document: '{ demoLogins { email } }',
    variables: nothing,
    codes: ['OK', 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  login: {
    document: 'mutation ($input: LoginInput!) { login(input: $input) { user { id } } }',
    variables: ({ login }) => ({ input: login }),
    codes: ['OK', 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  logout: { document: 'mutation { logout }', variables: nothing, codes: [U, 'OK', 'OK', 'OK', 'OK', 'OK'] },
  me: { document: '{ me { id } }', variables: nothing, codes: [U, 'OK', 'OK', 'OK', 'OK', 'OK'] },
  events: {
    document: '{ events { nodes { id } } }',
    variables: nothing,
    codes: [U, 'OK', 'OK', 'OK', 'OK', 'OK'],
  },
  event: {
    document: 'query ($eventId: ID!) { event(id: $eventId) { id viewerProfile { id } viewerUnreadCount } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', 'OK'],
  },
  attendees: {
    document: 'query ($eventId: ID!) { attendees(eventId: $eventId) { nodes { id } totalCount } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', 'OK'],
  },
  attendee: {
    document: 'query ($id: ID!) { attendee(id: $id) { id } }',
    variables: withHost,
    codes: [U, N, N, 'OK', 'OK', 'OK'],
  },
  eventProfile: {
    document: 'query ($eventId: ID!) { eventProfile(eventId: $eventId) { profile { id } bookmarks } }',
    variables: inEvent,
    codes: [U, N, 'OK', 'OK', 'OK', N],
  },
  bookmarks: {
    document: 'query ($eventId: ID!) { bookmarks(eventId: $eventId) { nodes { id } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  setBookmark: {
    document: 'mutation ($input: SetBookmarkInput!) { setBookmark(input: $input) { bookmarks } }',
    variables: toHost({ bookmarked: true }),
    codes: [U, N, N, 'OK', 'OK', F],
  },
  pods: {
    document: 'query ($eventId: ID!) { pods(eventId: $eventId) { nodes { id } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', 'OK'],
  },
  pod: {
    document: 'query ($id: ID!) { pod(id: $id) { id } }',
    variables: ({ podId }) => ({ id: podId }),
    codes: [U, N, N, 'OK', 'OK', 'OK'],
  },
  conversations: {
    document: 'query ($eventId: ID!) { conversations(eventId: $eventId) { nodes { id } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  conversation: {
    document: 'query ($id: ID!) { conversation(attendeeId: $id) { id messages { nodes { text } } } }',
    variables: withHost,
    codes: [U, N, N, 'OK', 'OK', F],
  },
  sendMessage: {
    document: 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }',
    variables: toHost({ text: 'Good morning' }),
    codes: [U, N, N, 'OK', 'OK', F],
  },
  markRead: {
    document: 'mutation ($input: MarkReadInput!) { markRead(input: $input) { unreadCount } }',
    variables: toHost({ sequence: 1 }),
    codes: [U, N, N, 'OK', 'OK', F],
  },
  messageAdded: {
    document: 'subscription ($eventId: ID!) { messageAdded(eventId: $eventId) { id } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
  meetings: {
    document: 'query ($eventId: ID!) { meetings(eventId: $eventId) { nodes { id } } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', 'OK'],
  },
  meeting: {
    document: 'query ($id: ID!) { meeting(id: $id) { id } }',
    variables: ({ meetingId }) => ({ id: meetingId }),
    codes: [U, N, N, N, 'OK', 'OK'],
  },
  meetingOptions: {
    document: 'query ($id: ID!) { meetingOptions(attendeeId: $id) { slots { startsAt } } }',
    variables: withHost,
    codes: [U, N, N, 'OK', 'OK', F],
  },
  requestMeeting: {
    document: 'mutation ($input: RequestMeetingInput!) { requestMeeting(input: $input) { id } }',
    variables: (scene) => toHost({ startsAt: slotOf(scene.event, 3).startsAt })(scene),
    codes: [U, N, N, 'OK', 'OK', F],
  },
  respondToMeeting: {
    document: 'mutation ($input: RespondToMeetingInput!) { respondToMeeting(input: $input) { id } }',
    variables: ({ meetingId }) => ({ input: { meetingId, action: 'REJECT' } }),
    codes: [U, N, N, N, 'OK', F],
  },
  meetingChanged: {
    document: 'subscription ($eventId: ID!) { meetingChanged(eventId: $eventId) { id } }',
    variables: inEvent,
    codes: [U, N, F, 'OK', 'OK', F],
  },
};

/** What each viewer is to be answered. */
export const expectedCodes = ({ codes }: Operation): Record<Viewer, string> => {
  const [anonymous, stranger, invited, bystander, participant, staff] = codes;
  const people = { anonymous, stranger, invited, bystander, participant };
  return { ...people, ADMIN: staff, SUPERVISOR: staff, MANAGER: staff, EXECUTIVE: staff };
};
