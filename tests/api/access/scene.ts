import { Role } from '../../../server/src/core/auth/roles';
import {
  buildActivity,
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
} from '../../support/factories';
import { newId } from '../../../server/src/core/db/ids';
import type { TestSql } from '../../support/server';

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
  /** A session of the event. */
  activityId: string;
  /** As many as there are viewers, to be deleted. */
  spareActivityIds: string[];
  /** Takes the pod for a time. */
  podActivityId: string;
  /** From the host to the participant, who has reported it. */
  messageId: string;
  reportId: string;
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
  const podId = (await buildPod(db, here)).id;
  const messageId = await converse(db, event.id, host.id, participant.id);
  const reportId = newId();
  await insert(db, 'message_reports', {
    id: reportId,
    eventId: event.id,
    messageId,
    reporterId: participant.id,
    reason: 'Rude',
  });
  return {
    event,
    hostId: host.id,
    podId,
    meetingId: meeting.id,
    activityId: (await buildActivity(db, { event })).id,
    spareActivityIds: await Promise.all(
      viewers.map(async () => (await buildActivity(db, { event, ...slotOf(event, 4) })).id),
    ),
    podActivityId: (await buildActivity(db, { event, kind: 'POD', podId, ...slotOf(event, 5) })).id,
    messageId,
    reportId,
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

/** A conversation with one message, which is given. */
async function converse(db: TestSql, eventId: string, one: string, other: string): Promise<string> {
  const conversationId = newId();
  await insert(db, 'conversations', { id: conversationId, eventId, lastSequence: 1 });
  await insert(db, 'conversation_members', { conversationId, attendeeId: one, otherId: other });
  await insert(db, 'conversation_members', {
    conversationId,
    attendeeId: other,
    otherId: one,
    unreadCount: 1,
  });
  const id = newId();
  const written = { senderId: one, recipientId: other, sequence: 1, clientId: '1', text: 'Good morning' };
  await insert(db, 'messages', { id, conversationId, ...written });
  return id;
}

/** The codes for: nobody, a stranger, the invited, a bystander, a participant, staff, and EXECUTIVE where it differs from them. */
export type Codes = [
  anonymous: string,
  stranger: string,
  invited: string,
  bystander: string,
  participant: string,
  staff: string,
  executive?: string,
];

type Variables = Record<string, unknown>;

export interface Operation {
  document: string;
  /** Asked again for each viewer, so that what they delete is there for each of them. */
  variables: (scene: Scene, db: TestSql) => Variables | Promise<Variables>;
  codes: Codes;
  /** For ADMIN, where it differs from other managers. */
  admin?: Codes[number];
  /** For SUPERVISOR, where it differs from other managers. */
  supervisor?: Codes[number];
}

export const U = 'UNAUTHENTICATED';
export const F = 'FORBIDDEN';
export const N = 'NOT_FOUND';

export const inEvent = ({ event }: Scene) => ({ eventId: event.id });
export const withHost = ({ hostId }: Scene) => ({ id: hostId });
export const toHost =
  (more: Record<string, unknown> = {}) =>
  ({ hostId }: Scene) => ({ input: { attendeeId: hostId, ...more } });
export const nothing = () => ({});

/** The answer that each viewer is to get. */
export const expectedCodes = ({ codes, admin, supervisor }: Operation): Record<Viewer, string> => {
  const [anonymous, stranger, invited, bystander, participant, staff, executive = staff] = codes;
  const people = { anonymous, stranger, invited, bystander, participant };
  return {
    ...people,
    ADMIN: admin ?? staff,
    SUPERVISOR: supervisor ?? staff,
    MANAGER: staff,
    EXECUTIVE: executive,
  };
};
