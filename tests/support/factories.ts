import { createHash, randomBytes } from 'node:crypto';
import { Role } from '../../server/src/core/auth/roles';
import { newId } from '../../server/src/core/db/ids';
import type { AttendeeEntity } from '../../server/src/modules/attendees/attendee.entity';
import type { CompanyEntity } from '../../server/src/modules/companies/company.entity';
import type { EventEntity } from '../../server/src/modules/events/event.entity';
import type { MeetingEntity } from '../../server/src/modules/meetings/meeting.entity';
import type { PodEntity } from '../../server/src/modules/pods/pod.entity';
import type { ActivityEntity } from '../../server/src/modules/schedule/activity.entity';
import type { UserEntity } from '../../server/src/modules/users/user.entity';
import type { TestSql } from './server';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Tells the rows of this file from those of others that use the same database. */
const mark = randomBytes(4).toString('hex');
let built = 0;
const unique = (): string => `${String((built += 1)).padStart(6, '0')}${mark}`;

type Values = Record<string, unknown>;
/** Columns that differ from what is usual. */
type Overrides<Row> = Partial<Row> & Values;

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Inserts one row, and gives it; properties are columns in camel case. */
export async function insert<Row extends Values>(db: TestSql, table: string, values: Row): Promise<Row> {
  const names = Object.keys(values);
  const places = names.map((_name, index) => `$${index + 1}`);
  await db.sql(
    `INSERT INTO ${table} (${names.map(columnOf).join(', ')}) VALUES (${places.join(', ')})`,
    names.map((name) => values[name]),
  );
  return values;
}

export type BuiltUser = Pick<UserEntity, 'id' | 'email' | 'displayName' | 'role'>;

/** A user who can sign in, with a proven address unless `emailVerifiedAt` is null. */
export async function buildUser(db: TestSql, overrides: Overrides<BuiltUser> = {}): Promise<BuiltUser> {
  const key = unique();
  return insert(db, 'users', {
    id: newId(),
    email: `person.${key}@example.test`,
    displayName: `Person ${key}`,
    role: Role.ATTENDEE,
    emailVerifiedAt: new Date(),
    ...overrides,
  });
}

/** The version that sessions, codes and links of a user have. */
export async function credentialsVersionOf(db: TestSql, userId: string): Promise<number> {
  const [user] = await db.sql<{ version: number }>(
    'SELECT credentials_version AS version FROM users WHERE id = $1',
    [userId],
  );
  return user?.version ?? 1;
}

/** A token for a user, or for the user of an attendee, without the cost of a password. */
export async function signIn(
  db: TestSql,
  who: { userId: string } | { id: string },
  overrides: Values = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const userId = 'userId' in who ? who.userId : who.id;
  await insert(db, 'sessions', {
    id: newId(),
    userId,
    credentialsVersion: await credentialsVersionOf(db, userId),
    tokenHash: createHash('sha256').update(token).digest(),
    lastUsedAt: new Date(),
    expiresAt: new Date(Date.now() + 14 * DAY),
    ...overrides,
  });
  return token;
}

/** A token of a user with this role and without profiles. */
export const signInAs = async (db: TestSql, role: Role): Promise<string> =>
  signIn(db, await buildUser(db, { role }));

/** Staff of this event alone, with a token. */
export async function buildEventStaff(
  db: TestSql,
  { eventId, endsAt = null, role = Role.MANAGER }: { eventId: string; endsAt?: Date | null; role?: Role },
) {
  const user = await buildUser(db, { role, allEvents: false });
  await insert(db, 'event_staff', { userId: user.id, eventId, endsAt });
  return { ...user, token: await signIn(db, user) };
}

/** Midnight (UTC) in so many days. */
export const midnight = (inDays: number): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + inDays));
};

export type BuiltEvent = Pick<
  EventEntity,
  'id' | 'title' | 'startsAt' | 'endsAt' | 'slotMinutes' | 'gapMinutes' | 'timezone'
>;

/** A published event with meeting hours from tomorrow on: three days, 09:00 to 17:00 UTC, in slots of 20 minutes with 5 between. */
export async function buildEvent(db: TestSql, overrides: Overrides<BuiltEvent> = {}): Promise<BuiltEvent> {
  const event = {
    id: newId(),
    title: `Forum ${unique()}`,
    startsAt: midnight(1),
    endsAt: midnight(4),
    slotMinutes: 20,
    gapMinutes: 5,
    timezone: 'UTC',
    status: 'PUBLISHED',
    meetingHours: [1, 2, 3].map((inDays) => ({
      date: midnight(inDays).toISOString().slice(0, 10),
      from: '09:00',
      to: '17:00',
    })),
    ...overrides,
  };
  await insert(db, 'events', { ...event, meetingHours: JSON.stringify(event.meetingHours) });
  return event;
}

/** The nth slot of a day of `buildEvent`, from 0. */
export const slotOf = (event: BuiltEvent, index = 0, day = 0): { startsAt: Date; endsAt: Date } => {
  const step = (event.slotMinutes + event.gapMinutes) * MINUTE;
  const startsAt = new Date(event.startsAt.getTime() + day * DAY + 9 * 60 * MINUTE + index * step);
  return { startsAt, endsAt: new Date(startsAt.getTime() + event.slotMinutes * MINUTE) };
};

/** Adds an interest group with its terms to an event, and gives the ids of the terms by label. */
export async function buildInterests(
  db: TestSql,
  eventId: string,
  { name = 'Industry', kind = 'TOPIC', vocabulary = 'topic', terms = ['Energy', 'Health', 'Robotics'] } = {},
): Promise<{ groupId: string; terms: Record<string, string> }> {
  const groupId = newId();
  await insert(db, 'interest_groups', { id: groupId, eventId, name, kind, vocabulary });
  await db.sql(
    `INSERT INTO interest_terms (id, event_id, vocabulary, label)
     SELECT id, $1, $2, label FROM unnest($3::uuid[], $4::text[]) AS added (id, label) ON CONFLICT DO NOTHING`,
    [eventId, vocabulary, terms.map(newId), terms],
  );
  const rows = await db.sql<{ id: string; label: string }>(
    'SELECT id, label FROM interest_terms WHERE event_id = $1 AND vocabulary = $2',
    [eventId, vocabulary],
  );
  return { groupId, terms: Object.fromEntries(rows.map(({ id, label }) => [label, id])) };
}

/** Lets an attendee choose a term in a group. */
export async function chooseInterest(
  db: TestSql,
  attendeeId: string,
  groupId: string,
  termId: string | undefined,
): Promise<void> {
  await insert(db, 'attendee_interests', { attendeeId, groupId, termId });
}

type BuiltCompany = Pick<CompanyEntity, 'id' | 'eventId' | 'name'>;

export async function buildCompany(
  db: TestSql,
  overrides: Overrides<BuiltCompany> = {},
): Promise<BuiltCompany> {
  return insert(db, 'companies', {
    id: newId(),
    eventId: overrides.eventId ?? (await buildEvent(db)).id,
    name: `Company ${unique()}`,
    kind: 'EXHIBITOR',
    ...overrides,
  });
}

export type BuiltPod = Pick<PodEntity, 'id' | 'eventId' | 'name'>;

export async function buildPod(db: TestSql, overrides: Overrides<BuiltPod> = {}): Promise<BuiltPod> {
  return insert(db, 'pods', {
    id: newId(),
    eventId: overrides.eventId ?? (await buildEvent(db)).id,
    name: `Pod ${unique()}`,
    position: built,
    ...overrides,
  });
}

export interface BuiltAttendee extends Pick<
  AttendeeEntity,
  'id' | 'eventId' | 'firstName' | 'lastName' | 'inviteCode' | 'status'
> {
  userId: string;
}

/** A confirmed attendee, with a user and an event where `overrides` has none. */
export async function buildAttendee(
  db: TestSql,
  overrides: Overrides<BuiltAttendee> = {},
): Promise<BuiltAttendee> {
  const key = unique();
  const status = overrides.status ?? 'CONFIRMED';
  return insert(db, 'attendees', {
    id: newId(),
    eventId: overrides.eventId ?? (await buildEvent(db)).id,
    userId: overrides.userId ?? (await buildUser(db)).id,
    firstName: `First${key}`,
    lastName: `Last${key}`,
    inviteCode: `CODE${key.toUpperCase()}`,
    status,
    confirmedAt: status === 'CONFIRMED' ? new Date() : null,
    ...overrides,
  });
}

export const nameOf = ({ firstName, lastName }: Pick<BuiltAttendee, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** An attendee who is signed in. */
export interface BuiltMember extends BuiltAttendee {
  token: string;
}

export async function buildMember(
  db: TestSql,
  overrides: Overrides<BuiltAttendee> = {},
): Promise<BuiltMember> {
  const attendee = await buildAttendee(db, overrides);
  return { ...attendee, token: await signIn(db, attendee) };
}

export type BuiltActivity = Pick<ActivityEntity, 'id' | 'eventId' | 'kind' | 'title' | 'startsAt' | 'endsAt'>;

/** A session in the first slot of the event. */
export async function buildActivity(
  db: TestSql,
  overrides: Overrides<BuiltActivity> & { event?: BuiltEvent } = {},
): Promise<BuiltActivity> {
  const { event = await eventOf(db, overrides.eventId), ...values } = overrides;
  return insert(db, 'activities', {
    id: newId(),
    eventId: event.id,
    kind: 'SESSION' as const,
    title: `Talk ${unique()}`,
    ...slotOf(event),
    ...values,
  });
}

export type BuiltMeeting = Pick<
  MeetingEntity,
  'id' | 'eventId' | 'senderId' | 'receiverId' | 'podId' | 'startsAt' | 'endsAt' | 'status'
>;

/** A request for the first slot that waits for its answer; ACTIVE ones get a pod. */
export async function buildMeeting(
  db: TestSql,
  overrides: Overrides<BuiltMeeting> & { event?: BuiltEvent } = {},
): Promise<BuiltMeeting> {
  const { event = await eventOf(db, overrides.eventId), ...values } = overrides;
  const eventId = event.id;
  const status = values.status ?? 'PENDING';
  return insert(db, 'meetings', {
    id: newId(),
    eventId,
    senderId: values.senderId ?? (await buildAttendee(db, { eventId })).id,
    receiverId: values.receiverId ?? (await buildAttendee(db, { eventId })).id,
    podId: status === 'ACTIVE' && !values.podId ? (await buildPod(db, { eventId })).id : null,
    status,
    closedReason: status === 'REJECTED' ? 'DECLINED' : null,
    ...slotOf(event),
    expiresAt: new Date(Date.now() + DAY),
    ...values,
  });
}

async function eventOf(db: TestSql, eventId: string | undefined): Promise<BuiltEvent> {
  if (!eventId) return buildEvent(db);
  const [event] = await db.sql<BuiltEvent>(
    `SELECT id, title, timezone, starts_at AS "startsAt", ends_at AS "endsAt",
       slot_minutes AS "slotMinutes", gap_minutes AS "gapMinutes" FROM events WHERE id = $1`,
    [eventId],
  );
  if (!event) throw new Error('There is no such event');
  return event;
}
