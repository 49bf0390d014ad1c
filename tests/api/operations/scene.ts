import { createHash, randomBytes } from 'node:crypto';
import { newId } from '../../../server/src/core/db/ids';
import { hashPassword } from '../../../server/src/modules/users/passwords/passwords';
import { buildEvent, insert, slotOf, type BuiltEvent } from '../../support/factories';
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
  /** The other side of the participant's meeting. */
  hostId: string;
  hostCode: string;
  participantId: string;
  participantUserId: string;
  podId: string;
  meetingId: string;
  /** A session of the event. */
  activityId: string;
  /** Takes the pod for a time. */
  podActivityId: string;
  /** From the host to the participant, who has reported it. */
  messageId: string;
  reportId: string;
  login: { email: string; password: string };
  tokens: Record<Viewer, string | undefined>;
}

export const PASSWORD = 'open sesame 42';
const DAY = 86_400_000;
const passwordHash = hashPassword(PASSWORD);

type Values = Record<string, unknown>;

/** Inserts several rows at once, which name the same columns. */
const insertAll = async (db: TestSql, table: string, rows: readonly Values[]): Promise<void> => {
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  const places = rows.map(
    (_row, at) => `(${names.map((_name, index) => `$${at * names.length + index + 1}`).join(', ')})`,
  );
  await db.sql(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places.join(', ')}`,
    rows.flatMap((row) => names.map((name) => row[name])),
  );
};

const ROLES: Record<string, string> = {
  ADMIN: 'ADMIN',
  SUPERVISOR: 'SUPERVISOR',
  MANAGER: 'MANAGER',
  EXECUTIVE: 'EXECUTIVE',
};
/** The host and somebody who signs in with a password, beside the viewers. */
const people = [...viewers.filter((viewer) => viewer !== 'anonymous'), 'host', 'login'] as const;
type Person = (typeof people)[number];

/** The stranger attends another event, the bystander this one; staff have no profile anywhere. Few statements: it is built for every mutation. */
export async function buildScene(db: TestSql): Promise<Scene> {
  const [event, elsewhere] = await Promise.all([buildEvent(db), buildEvent(db)]);
  const here = { eventId: event.id };
  const ids = <Key extends string>(keys: readonly Key[]) =>
    Object.fromEntries(keys.map((key) => [key, newId()])) as Record<Key, string>;
  const users = ids(people);
  const hash = await passwordHash;
  const emailOf = (person: Person) => `${person}.${users[person]}@example.test`.toLowerCase();
  await insertAll(
    db,
    'users',
    people.map((person) => ({
      id: users[person],
      email: emailOf(person),
      displayName: `The ${person}`,
      role: ROLES[person] ?? 'ATTENDEE',
      emailVerifiedAt: new Date(),
      passwordHash: person === 'login' ? hash : null,
    })),
  );
  const attending = ['host', 'participant', 'bystander', 'invited', 'stranger'] as const;
  const attendees = ids(attending);
  const codeOf = (person: Person) => `CODE${users[person].slice(-12).toUpperCase()}`;
  const tokens = Object.fromEntries(
    viewers.map((viewer) => [
      viewer,
      viewer === 'anonymous' ? undefined : randomBytes(32).toString('base64url'),
    ]),
  ) as Scene['tokens'];
  const signedIn = viewers.flatMap((viewer) => (viewer === 'anonymous' ? [] : [viewer]));
  const podId = newId();
  await Promise.all([
    insertAll(
      db,
      'attendees',
      attending.map((person) => ({
        id: attendees[person],
        eventId: person === 'stranger' ? elsewhere.id : event.id,
        userId: users[person],
        firstName: 'First',
        lastName: `Last ${person}`,
        inviteCode: codeOf(person),
        status: person === 'invited' ? 'INVITED' : 'CONFIRMED',
        confirmedAt: person === 'invited' ? null : new Date(),
      })),
    ),
    insertAll(
      db,
      'sessions',
      signedIn.map((viewer) => ({
        id: newId(),
        userId: users[viewer],
        credentialsVersion: 1,
        tokenHash: createHash('sha256')
          .update(tokens[viewer] ?? '')
          .digest(),
        lastUsedAt: new Date(),
        expiresAt: new Date(Date.now() + 14 * DAY),
      })),
    ),
    insert(db, 'pods', { id: podId, ...here, name: 'Pod', position: 0 }),
  ]);
  const [meetingId, activityId, podActivityId] = [newId(), newId(), newId()];
  const [one, other] = [attendees.host, attendees.participant];
  const [messageId] = await Promise.all([
    converse(db, event.id, one, other),
    insert(db, 'meetings', {
      id: meetingId,
      ...here,
      senderId: one,
      receiverId: other,
      status: 'PENDING',
      ...slotOf(event),
      expiresAt: new Date(Date.now() + DAY),
    }),
    insertAll(db, 'activities', [
      { id: activityId, ...here, kind: 'SESSION', title: 'Talk', podId: null, ...slotOf(event) },
      { id: podActivityId, ...here, kind: 'POD', title: 'Show', podId, ...slotOf(event, 5) },
    ]),
  ]);
  const reportId = newId();
  await insert(db, 'message_reports', {
    id: reportId,
    ...here,
    messageId,
    reporterId: other,
    reason: 'Rude',
  });
  return {
    event,
    hostId: one,
    hostCode: codeOf('host'),
    participantId: other,
    participantUserId: users.participant,
    podId,
    meetingId,
    activityId,
    podActivityId,
    messageId,
    reportId,
    login: { email: emailOf('login'), password: PASSWORD },
    tokens,
  };
}

/** A conversation with one message, which is given. */
async function converse(db: TestSql, eventId: string, one: string, other: string): Promise<string> {
  const [conversationId, id] = [newId(), newId()];
  await insert(db, 'conversations', { id: conversationId, eventId, lastSequence: 1 });
  await insertAll(db, 'conversation_members', [
    { conversationId, attendeeId: one, otherId: other, unreadCount: 0 },
    { conversationId, attendeeId: other, otherId: one, unreadCount: 1 },
  ]);
  const written = { senderId: one, recipientId: other, sequence: 1, clientId: '1', text: 'Good morning' };
  await insert(db, 'messages', { id, conversationId, ...written });
  return id;
}
