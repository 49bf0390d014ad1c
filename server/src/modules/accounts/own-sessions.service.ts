import { viewerOf } from '../../core/auth/authorization';
import type { RequestContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { parseId } from '../../core/db/ids';
import type { Page, PageArgs } from '../../core/db/pagination';
import { inTransaction } from '../../core/db/transaction';
import type { RevokeOtherSessionsPayload } from './account.payloads';
import { lockSession, sessionsOf } from './session.queries';
import type { SessionService } from './session.service';
import type { Session } from './session.types';

/** Where one is signed in, and signing out there. */
export class OwnSessionsService {
  constructor(private readonly sessions: SessionService) {}

  /** The viewer's sessions that are not over, the latest first. */
  list(ctx: RequestContext, args: PageArgs): Promise<Page<Session>> {
    return sessionsOf(ctx, viewerOf(ctx).userId, args);
  }

  /** Ends one session of the viewer, with its sockets. */
  async revoke(ctx: RequestContext, id: string): Promise<Session> {
    const { userId } = viewerOf(ctx);
    return inTransaction(ctx, async (inner) => {
      const session = await lockSession(inner, userId, parseId(id, 'The session'));
      if (!session) throw notFound('The session');
      await this.sessions.end(inner, [session.id]);
      return session;
    });
  }

  /** Ends all sessions of the viewer but the one that asks. */
  async revokeOthers(ctx: RequestContext): Promise<RevokeOtherSessionsPayload> {
    const { userId, sessionId } = viewerOf(ctx);
    return inTransaction(ctx, async (inner) => ({
      revokedSessions: await this.sessions.endAll(inner, userId, sessionId),
    }));
  }
}
