import { jsonListOf } from '../../core/db/own-data';
import type { Role } from '../../core/auth/roles';
import type { RequestContext } from '../../core/context';
import { WhereBuilder, keysetPage } from '../../core/db/list-query';
import type { Page, PageArgs } from '../../core/db/pagination';
import { enumOf, statement } from '../../core/db/statement';
import type { Session } from './session.types';

const columns =
  's.id, s.device, s.created_at AS "createdAt", s.last_used_at AS "lastUsedAt", s.expires_at AS "expiresAt"';

/** The sessions of a user that are not over, the latest first. */
export const sessionsOf = (ctx: RequestContext, userId: string, args: PageArgs): Promise<Page<Session>> => {
  const where = new WhereBuilder()
    .add((user) => `s.user_id = ${user}`, userId)
    .always('s.expires_at > now()');
  const order = { column: 's.created_at', type: 'timestamptz', descending: true } as const;
  return keysetPage<Session>(ctx.db, { columns, tables: 'sessions s', where, order, id: 's.id' }, args);
};

/** Locks a session of a user; undefined where that has none with this id, or it is over. */
export const lockSession = async (
  ctx: RequestContext,
  userId: string,
  sessionId: string,
): Promise<Session | undefined> => {
  const [session] = await ctx.db.rows<Session>({
    text: `SELECT ${columns} FROM sessions s WHERE s.id = $1 AND s.user_id = $2 AND s.expires_at > now() FOR UPDATE`,
    values: [sessionId, userId],
  });
  return session;
};

/** Whether a session `s` of a user `u` is valid; `demo` says whether this server takes the people of the demo. */
export const isValidSession = (demo: string): string =>
  `s.expires_at > now() AND u.disabled_at IS NULL AND (${demo} OR NOT u.demo)`;

/** The session of a token with its user; no row where it is unknown or not valid. */
export const findActiveSession = statement('sessions.findActiveSession', {
  params: { tokenHash: 'bytea', demo: 'bool' },
  row: {
    sessionId: 'uuid',
    userId: 'uuid',
    role: enumOf<Role>('role'),
    mustChangePassword: 'bool',
    lastUsedAt: 'timestamptz',
    expiresAt: 'timestamptz',
  },
  text: (p) => `
    SELECT s.id AS "sessionId", s.user_id AS "userId", u.role, u.must_change_password AS "mustChangePassword",
      s.last_used_at AS "lastUsedAt", s.expires_at AS "expiresAt"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = ${p.tokenHash} AND ${isValidSession(p.demo)}`,
});

/** A row where the user belongs to the demo. */
export const findDemoUser = statement('sessions.findDemoUser', {
  params: { userId: 'uuid' },
  row: { id: 'uuid' },
  text: (p) => `SELECT id FROM users WHERE id = ${p.userId} AND demo`,
});

/** How many sessions of a user are not over, apart from one. */
export const countSessionsExcept = statement('sessions.countSessionsExcept', {
  params: { userId: 'uuid', except: 'uuid?' },
  row: { count: 'int4' },
  text: (p) => `
    SELECT count(*)::int AS count FROM sessions
    WHERE user_id = ${p.userId} AND id IS DISTINCT FROM ${p.except} AND expires_at > now()`,
});

/** The session of a user with this id, if it has not ended. */
export const isSessionOf = statement('sessions.isSessionOf', {
  params: { userId: 'uuid', sessionId: 'uuid' },
  row: { id: 'uuid' },
  text: (p) => `
    SELECT id FROM sessions WHERE id = ${p.sessionId} AND user_id = ${p.userId} AND expires_at > now()`,
});

/** Takes a session along to the next version of its user's credentials, which the same transaction must raise. */
export const keepSession = statement('sessions.keepSession', {
  params: { sessionId: 'uuid' },
  row: {},
  text: (p) => `UPDATE sessions SET credentials_version = credentials_version + 1 WHERE id = ${p.sessionId}`,
});

/** Marks sessions as used now, to end so many days later. */
export const markSessionsUsed = statement('sessions.markSessionsUsed', {
  params: { ids: 'uuid[]', days: 'int4' },
  row: {},
  text: (p) => `
    UPDATE sessions SET last_used_at = now(), expires_at = now() + make_interval(days => ${p.days})
    WHERE id = ANY(${p.ids})`,
});

/** The sessions of a user, for the export of one's own data. */
export const ownSessions = jsonListOf({
  row: `'device', s.device, 'createdAt', s.created_at, 'lastUsedAt', s.last_used_at`,
  from: `sessions s WHERE s.user_id = u.id`,
  order: 's.created_at',
});
