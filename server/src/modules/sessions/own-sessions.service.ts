import { viewerOf } from '../../core/auth/authorization';
import type { RequestContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { parseId } from '../../core/db/ids';
import type { Page, PageArgs } from '../../core/db/pagination';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/db/transaction';
import { lockSession, sessionsPage } from './session.queries';
import { endSessions } from './session.service';
import type { Session } from './session.types';

/** The viewer's sessions that are not over, the latest first. */
export function listOwnSessions(ctx: RequestContext, args: PageArgs): Promise<Page<Session>> {
  return sessionsPage(ctx.db, viewerOf(ctx).userId, args);
}

/** Ends one session of the viewer, with its sockets. */
export async function revokeOwnSession(ctx: RequestContext, id: string): Promise<Session> {
  const { userId } = viewerOf(ctx);
  return inTransaction(ctx, async (inner) => {
    const session = await firstOf(lockSession(inner, { id: parseId(id, 'The session'), userId }));
    if (!session) throw notFound('The session');
    await endSessions(inner, [session.id]);
    return session;
  });
}
