import type { RequestContext } from '../../core/context';
import { Conditions, keysetPage } from '../../core/list-query';
import type { Page, PageArgs } from '../../core/pagination';
import type { Session } from './session.types';

const columns =
  's.id, s.device, s.created_at AS "createdAt", s.last_used_at AS "lastUsedAt", s.expires_at AS "expiresAt"';

/** The sessions of a user that are not over, the latest first. */
export const sessionsOf = (ctx: RequestContext, userId: string, args: PageArgs): Promise<Page<Session>> => {
  const where = new Conditions().add((user) => `s.user_id = ${user}`, userId).always('s.expires_at > now()');
  const order = { column: 's.created_at', type: 'timestamptz', descending: true } as const;
  return keysetPage<Session>(ctx.sql, { columns, tables: 'sessions s', where, order, id: 's.id' }, args);
};

/** Locks a session of a user; undefined where that has none with this id, or it is over. */
export const lockSession = async (
  ctx: RequestContext,
  userId: string,
  sessionId: string,
): Promise<Session | undefined> => {
  const [session] = await ctx.sql.rows<Session>({
    text: `SELECT ${columns} FROM sessions s WHERE s.id = $1 AND s.user_id = $2 AND s.expires_at > now() FOR UPDATE`,
    values: [sessionId, userId],
  });
  return session;
};
