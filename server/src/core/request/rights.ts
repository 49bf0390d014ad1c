import type { RequestContext, RequestOrigin, Viewer } from './context';
import { AppError, unauthenticated } from '../errors';
import { sql, type Sql } from '../db/sql';
import { firstOf, statement } from '../db/statement';

/** The caller's rights changed before what they asked for was committed: nothing of it was done. */
export class RightsChanged extends AppError {
  constructor() {
    super('FORBIDDEN', 'Your rights have changed meanwhile. Please try again.', { reason: 'RIGHTS_CHANGED' });
  }
}

/** The stamps of the requests that have committed something, as the last transaction of each has left them. */
const committed = new WeakMap<RequestOrigin, string | undefined>();

/** Notes that a request has committed a transaction, which may have changed the caller's own rights. */
export const noteCommit = ({ request }: RequestContext, stamp: string | undefined): void =>
  void committed.set(request, stamp);

/** The stamp under which a request acts; undefined where nothing can end its rights. */
const stampOf = ({ request, session }: RequestContext): string | undefined =>
  session?.accessStamp === undefined ? undefined : (committed.get(request) ?? session.accessStamp);

/** Whether a request can begin again: nothing of it was committed. */
export const isUndone = ({ request }: RequestContext): boolean => !committed.has(request);

/** An event of the caller's has reached its end since the caller was read. */
const hasEnded = ({ staffEvents }: Viewer): boolean =>
  Object.values(staffEvents ?? {}).some((end) => end !== null && end <= Date.now());

/** Locks the user before the session, as changes of credentials do. */
const sessionWithRights = (id: Sql, stamps: Sql): Sql => sql`
  SELECT u.access_stamp FROM users u JOIN sessions s ON s.user_id = u.id
  WHERE s.id = ${id} AND u.access_stamp IN (${stamps}) FOR SHARE`;

/** The parameters of `sameRights`. */
export const actor = { sessionId: 'uuid', stamp: 'text' } as const;

/** For an act of one statement: a row where the caller's rights are those under which it was begun, locked until its end. */
export const sameRights = (p: { sessionId: Sql; stamp: Sql }): Sql =>
  sessionWithRights(p.sessionId, sql`${p.stamp}::bigint`);

/** The values of `actor`. */
export const actorOf = (ctx: RequestContext, { sessionId }: Viewer) => ({
  sessionId,
  stamp: stampOf(ctx) ?? '0',
});

/** A row with `holds` true where a session has not ended, or by this transaction, and its user's attendees have the rights of this stamp. */
const lockSession = statement('rights.lockSession', {
  params: { id: 'uuid', stamp: 'text' },
  row: { holds: 'bool', stamp: 'text?' },
  text: (p) => sql`
    WITH session AS (${sessionWithRights(p.id, sql`${p.stamp}::bigint, pg_current_xact_id()::text::bigint`)})
    SELECT EXISTS (SELECT FROM session)
      OR strpos(current_setting('podium.ended_sessions', true), ${p.id}::text) > 0 IS TRUE AS holds,
      (SELECT access_stamp::text FROM session) AS stamp`,
});

/** The same for an API token. */
const lockToken = statement('rights.lockToken', {
  params: { id: 'uuid' },
  row: { holds: 'bool', stamp: 'text?' },
  text: (p) => sql`
    WITH token AS (SELECT FROM api_tokens WHERE id = ${p.id} AND revoked_at IS NULL FOR SHARE)
    SELECT EXISTS (SELECT FROM token) AS holds, NULL AS stamp`,
});

/**
 * Just before a transaction commits: fails it where the caller's session, role or memberships are no longer those under which it
 * was begun. Changes of them wait for the commit, and no longer. Gives the stamp that the caller has now.
 */
export const requireSameRights = async (ctx: RequestContext): Promise<string | undefined> => {
  const { session } = ctx;
  const stamp = stampOf(ctx);
  if (!session || stamp === undefined) return undefined;
  const id = session.sessionId;
  const row = await firstOf(session.api ? lockToken(ctx, { id }) : lockSession(ctx, { id, stamp }));
  if (!row?.holds || hasEnded(session)) throw new RightsChanged();
  return row.stamp ?? stamp;
};

/** Goes on as the caller is now, after a wait; UNAUTHENTICATED where the session or token has ended. */
export const renewCaller = async (ctx: RequestContext, isFresh = false): Promise<void> => {
  if (!ctx.session || !ctx.request.readCaller) return;
  const viewer = await ctx.request.readCaller(isFresh);
  if (!viewer) throw unauthenticated();
  ctx.continueAs(viewer);
};
