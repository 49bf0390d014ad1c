import { Role } from '../../../server/src/core/auth/roles';
import { newId } from '../../../server/src/core/db/ids';
import { hashPassword } from '../../../server/src/modules/users/passwords/passwords';
import {
  buildActivity,
  buildAttendee,
  buildEvent,
  buildEventStaff,
  buildMeeting,
  buildMember,
  buildPod,
  buildUser,
  insert,
  signInAs,
  slotOf,
} from '../../support/factories';
import type { TestSql } from '../../support/server';

/** Everybody who may ask, from the least to the most trusted, and a manager of another event. */
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
  'MANAGER_ELSEWHERE',
] as const;
export type Viewer = (typeof viewers)[number];

export const PASSWORD = 'open sesame 42';
const passwordHash = hashPassword(PASSWORD);

/** A conversation in which one writes to the other, who has not read the last message; gives the id of the first one. */
export const converse = async (
  db: TestSql,
  eventId: string,
  writer: string,
  reader: string,
  messages: readonly object[],
): Promise<string> => {
  const [conversationId, firstId] = [newId(), newId()];
  const last = messages.length;
  await insert(db, 'conversations', { id: conversationId, eventId, lastSequence: last });
  await insert(db, 'conversation_members', { conversationId, attendeeId: writer, otherId: reader });
  const unread = { lastReadSequence: last - 1, unreadCount: 1 };
  await insert(db, 'conversation_members', {
    conversationId,
    attendeeId: reader,
    otherId: writer,
    ...unread,
  });
  const between = { conversationId, senderId: writer, recipientId: reader };
  for (const [at, message] of messages.entries())
    await insert(db, 'messages', { id: at ? newId() : firstId, ...between, sequence: at + 1, ...message });
  return firstId;
};

/** An event with two people who meet and chat, and with people around them: the stranger attends another event, staff have no profile anywhere. */
export async function buildScene(db: TestSql) {
  const event = await buildEvent(db);
  const here = { eventId: event.id };
  const member = (name: string, values: object) =>
    buildMember(db, { firstName: 'First', lastName: `Last ${name}`, ...here, ...values });
  const elsewhere = await buildEvent(db);
  const [stranger, invited, bystander, participant, host, login, pod, activity, other, ...staff] =
    await Promise.all([
      buildMember(db),
      member('invited', { status: 'INVITED' }),
      member('bystander', {}),
      member('participant', {}),
      buildAttendee(db, { ...here, firstName: 'First', lastName: 'Last host' }),
      buildUser(db, { passwordHash: await passwordHash }),
      buildPod(db, { ...here, name: 'Pod', position: 0 }),
      buildActivity(db, { event }),
      buildEventStaff(db, { eventId: elsewhere.id }),
      ...[Role.ADMIN, Role.SUPERVISOR, Role.MANAGER, Role.EXECUTIVE].map((role) => signInAs(db, role)),
    ]);
  const [meeting, podActivity, messageId] = await Promise.all([
    buildMeeting(db, { event, senderId: host.id, receiverId: participant.id }),
    buildActivity(db, { event, kind: 'POD', podId: pod.id, ...slotOf(event, 5) }),
    converse(db, event.id, host.id, participant.id, [{ clientId: '1', text: 'Good morning' }]),
  ]);
  const reportId = newId();
  const report = { messageId, reporterId: participant.id, reason: 'Rude' };
  await insert(db, 'message_reports', { id: reportId, ...here, ...report });
  const [ADMIN, SUPERVISOR, MANAGER, EXECUTIVE] = staff;
  const tokens: Record<Viewer, string | undefined> = {
    anonymous: undefined,
    stranger: stranger.token,
    invited: invited.token,
    bystander: bystander.token,
    participant: participant.token,
    ADMIN,
    SUPERVISOR,
    MANAGER,
    EXECUTIVE,
    MANAGER_ELSEWHERE: other.token,
  };
  return {
    event,
    /** The other side of the participant's meeting. */
    hostId: host.id,
    hostCode: host.inviteCode,
    participantId: participant.id,
    participantUserId: participant.userId,
    podId: pod.id,
    meetingId: meeting.id,
    /** A session of the event. */
    activityId: activity.id,
    /** Takes the pod for a time. */
    podActivityId: podActivity.id,
    /** From the host to the participant, who has reported it. */
    messageId,
    reportId,
    login: { email: login.email, password: PASSWORD },
    tokens,
  };
}
export type Scene = Awaited<ReturnType<typeof buildScene>>;
