import { viewerOf } from '../../core/authorization';
import type { RequestContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { knownId } from '../../core/ids';
import { Conditions, keysetPage } from '../../core/list-query';
import type { Page, PageArgs } from '../../core/pagination';
import { inTransaction } from '../../core/transaction';
import type { RevokeOtherSessionsPayload } from './account.payloads';
import type { SessionService } from './session.service';
import type { Session } from './session.types';

const columns =
  's.id, s.device, s.created_at AS "createdAt", s.last_used_at AS "lastUsedAt", s.expires_at AS "expiresAt"';

/** Where one is signed in, and signing out there. */
export class OwnSessionsService {
  constructor(private readonly sessions: SessionService) {}

  /** The viewer's sessions that are not over, the latest first. */
  list(ctx: RequestContext, args: PageArgs): Promise<Page<Session>> {
    const { userId } = viewerOf(ctx);
    const where = new Conditions()
      .add((user) => `s.user_id = ${user}`, userId)
      .always('s.expires_at > now()');
    return keysetPage<Session>(
      ctx.sql,
      {
        columns,
        tables: 'sessions s',
        where,
        order: { column: 's.created_at', type: 'timestamptz', descending: true },
        id: 's.id',
      },
      args,
    );
  }

  /** Ends one session of the viewer, with its sockets. */
  async revoke(ctx: RequestContext, id: string): Promise<Session> {
    const { userId } = viewerOf(ctx);
    return inTransaction(ctx, async (inner) => {
      const [session] = await inner.sql.rows<Session>({
        text: `SELECT ${columns} FROM sessions s WHERE s.id = $1 AND s.user_id = $2 AND s.expires_at > now() FOR UPDATE`,
        values: [knownId(id, 'The session'), userId],
      });
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
