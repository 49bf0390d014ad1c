import type { Role } from '../../core/auth/roles';
import { column, columnOf, columnsFor } from '../../core/db/columns';
import { enumOf } from '../../core/db/declared';
import { keysetList } from '../../core/db/list-query';
import { jsonListOf } from '../../core/db/own-data';
import { SOME_ID } from '../../core/db/query';
import { sql, type Sql, literal } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { staffEventsOf } from '../event-access/index';
import { SessionEntity } from './session.entity';
import { Session } from './session.types';

/** Columns of sessions, for modules that read them. */
export const sessionColumnsOf = columnsFor(SessionEntity);

/** The columns of a Session, from `sessions s`. */
const sessionColumns = Session.columns(sql`s`);

/** A page of the sessions of a user that are not over, the latest first. */
export const sessionsPage = keysetList(
  'sessions.page',
  (userId: string) => ({
    columns: sessionColumns,
    from: sql`sessions s`,
    where: sql`s.user_id = ${userId} AND s.expires_at > now()`,
    order: { by: sessionColumns.createdAt, descending: true },
    id: sql`s.id`,
  }),
  () => [SOME_ID],
);

/**
 * Locks a session of a user; no row where that has none with this id, or it is over. The user is locked before it, as by changes of
 * credentials: otherwise both would wait for each other.
 */
export const lockSession = statement('sessions.lock', {
  params: { id: 'uuid', userId: 'uuid' },
  row: sessionColumns,
  text: (p, columns) => sql`
    SELECT ${columns} FROM users u JOIN sessions s ON s.user_id = u.id
    WHERE s.id = ${p.id} AND u.id = ${p.userId} AND s.expires_at > now() FOR SHARE OF u FOR UPDATE OF s`,
});

/** Adds a session that ends in so many days unless it is used. */
export const insertSession = statement('sessions.insert', {
  params: { id: 'uuid', userId: 'uuid', version: 'int4', tokenHash: 'bytea', device: 'text?', days: 'int4' },
  text: (p) => sql`
    INSERT INTO sessions (id, user_id, credentials_version, token_hash, device, last_used_at, expires_at)
    VALUES (${p.id}, ${p.userId}, ${p.version}, ${p.tokenHash}, ${p.device}, now(), now() + make_interval(days => ${p.days}))`,
});

/** Whether a session `s` of a user `u` is valid; `demo` says whether this server takes the people of the demo. */
export const isValidSession = (demo: Sql): Sql =>
  sql`s.expires_at > now() AND u.disabled_at IS NULL AND (${demo} OR NOT u.demo)`;

/** The session of a token with its user; no row where it is unknown or not valid. */
export const findActiveSession = statement('sessions.findActiveSession', {
  params: { tokenHash: 'bytea', demo: 'bool' },
  row: {
    sessionId: columnOf(SessionEntity, sql`s`, 'id'),
    ...sessionColumnsOf(sql`s`, 'userId', 'lastUsedAt', 'expiresAt'),
    role: column(enumOf<Role>('role'), sql`u.role`),
    mustChangePassword: column('bool', sql`u.must_change_password`),
    staffEvents: staffEventsOf(sql`u`),
    accessStamp: column('text', sql`u.access_stamp::text`),
  },
  text: (p, columns) => sql`
    SELECT ${columns} FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = ${p.tokenHash} AND ${isValidSession(p.demo)}`,
});

/** A row where the user belongs to the demo. */
export const findDemoUser = statement('sessions.findDemoUser', {
  params: { userId: 'uuid' },
  row: { found: column('int4', sql`1`) },
  text: (p, columns) => sql`SELECT ${columns} FROM users WHERE id = ${p.userId} AND demo`,
});

/** How many sessions of a user are not over, apart from one. */
export const countSessionsExcept = statement('sessions.countSessionsExcept', {
  params: { userId: 'uuid', except: 'uuid?' },
  row: { count: column('int4', sql`count(*)::int`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM sessions
    WHERE user_id = ${p.userId} AND id IS DISTINCT FROM ${p.except} AND expires_at > now()`,
});

/** The session of a user with this id, if it has not ended. */
export const isSessionOf = statement('sessions.isSessionOf', {
  params: { userId: 'uuid', sessionId: 'uuid' },
  row: sessionColumnsOf(sql`s`, 'id'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM sessions s WHERE s.id = ${p.sessionId} AND s.user_id = ${p.userId} AND s.expires_at > now()`,
});

/** Takes a session along to the next version of its user's credentials, which the same transaction must raise. */
export const keepSession = statement('sessions.keepSession', {
  params: { sessionId: 'uuid' },
  text: (p) =>
    sql`UPDATE sessions SET credentials_version = credentials_version + 1 WHERE id = ${p.sessionId}`,
});

/** Marks sessions as used now, to end so many days later. */
export const markSessionsUsed = statement('sessions.markSessionsUsed', {
  params: { ids: 'uuid[]', days: 'int4' },
  text: (p) => sql`
    UPDATE sessions SET last_used_at = now(), expires_at = now() + make_interval(days => ${p.days})
    WHERE id = ANY(${p.ids})`,
});

/** The sessions of a user, for the export of one's own data. */
export const ownSessions = jsonListOf({
  row: sql`'device', s.device, 'createdAt', s.created_at, 'lastUsedAt', s.last_used_at`,
  from: sql`sessions s WHERE s.user_id = u.id`,
  order: sql`s.created_at`,
});

const MAX_PER_USER = 40;

/** Which of these keys the account with this e-mail has signed in with, as hex. Takes as long where there is no account. */
export const knownKeysOf = statement('sessions.knownKeysOf', {
  params: { email: 'citext', keys: 'bytea[]' },
  row: { key: column('text', sql`encode(k.key_hash, 'hex')`) },
  text: (p, columns) => sql`
    SELECT ${columns} FROM users u JOIN known_devices k ON k.user_id = u.id
    WHERE u.email = ${p.email} AND k.key_hash = ANY(${p.keys})`,
});

/** Notes that the user has signed in with these keys. */
export const rememberKeys = statement('sessions.rememberKeys', {
  params: { userId: 'uuid', version: 'int4', keys: 'bytea[]' },
  text: (p) => sql`
    INSERT INTO known_devices (user_id, credentials_version, key_hash)
    SELECT ${p.userId}, ${p.version}, key FROM unnest(${p.keys}) AS signed_in (key)
    ORDER BY key ON CONFLICT (user_id, key_hash) DO UPDATE SET last_used_at = now()`,
});

/** Drops the keys that were not used for longest; MAX_PER_USER stay. */
export const trimKeys = statement('sessions.trimKeys', {
  params: { userId: 'uuid' },
  text: (p) => sql`
    DELETE FROM known_devices WHERE user_id = ${p.userId} AND key_hash IN (
      SELECT key_hash FROM known_devices WHERE user_id = ${p.userId}
      ORDER BY last_used_at DESC, key_hash OFFSET ${literal(MAX_PER_USER)})`,
});
