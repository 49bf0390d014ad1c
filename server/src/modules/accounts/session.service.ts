import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { sql, type Sql } from '../../core/database';
import type { RequestContext, Viewer } from '../../core/context';
import { newId } from '../../core/ids';
import type { PubSub } from '../../core/pubsub';
import { inTransaction } from '../../core/transaction';
import { accountEvents, SESSIONS_ENDED, type SessionsEnded } from './account.events';
import { SessionEntity } from './session.entity';

const SESSION_DAYS = 14;
/** A session slides at most this often: reading must not write. */
const SLIDE_EVERY_MS = 3_600_000;
/** How long an answer may be kept, should the bus not bring the news of its end. */
const CACHE_MS = 1_000;

interface SessionRow extends Viewer {
  lastUsedAt: Date;
  expiresAt: Date;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Begins, recognises and ends sessions. */
export class SessionService {
  private readonly known = new LRUCache<string, SessionRow>({ max: 50_000, ttl: CACHE_MS });

  /** Forgets at once what ended on any server. */
  listen(pubsub: PubSub): Promise<() => void> {
    return pubsub.listen(SESSIONS_ENDED, (payload) => {
      const ended = new Set((payload as SessionsEnded).sessionIds);
      for (const [token, session] of this.known) if (ended.has(session.sessionId)) this.known.delete(token);
    });
  }

  /** Who brings this token; null where it is unknown, expired, revoked, or of a disabled user. */
  async authenticate(db: Sql, token: string): Promise<Viewer | null> {
    const key = hashOf(token).toString('base64');
    const session = this.known.get(key) ?? (await this.find(db, token));
    if (!session || session.expiresAt.getTime() <= Date.now()) return null;
    this.known.set(key, session, { noUpdateTTL: true });
    if (Date.now() - session.lastUsedAt.getTime() > SLIDE_EVERY_MS) await this.slide(db, session);
    return session;
  }

  /** Begins a session and gives its token, which is kept nowhere. */
  async begin(ctx: RequestContext, userId: string, device: string | null): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = new Date();
    await ctx.entities.insert(SessionEntity, {
      id: newId(),
      userId,
      tokenHash: hashOf(token),
      device,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
    });
    return token;
  }

  /** Ends one session everywhere. */
  async end(ctx: RequestContext, sessionId: string): Promise<void> {
    await inTransaction(ctx, async (inner) => {
      await inner.entities.delete(SessionEntity, { id: sessionId });
      await inner.events.emit(accountEvents.sessionsEnded([sessionId]));
    });
    // This server answers the caller's next request: it must not wait for the bus.
    for (const [token, session] of this.known) if (session.sessionId === sessionId) this.known.delete(token);
  }

  /** Which of these sessions are over. */
  async ended(db: Sql, sessionIds: string[]): Promise<string[]> {
    const rows = await db.rows<{ id: string }>(sql`
      SELECT given.id FROM unnest(${sessionIds}::uuid[]) AS given (id)
      WHERE NOT EXISTS (
        SELECT 1 FROM sessions s JOIN users u ON u.id = s.user_id
        WHERE s.id = given.id AND s.expires_at > now() AND u.disabled_at IS NULL)`);
    return rows.map(({ id }) => id);
  }

  private async find(db: Sql, token: string): Promise<SessionRow | undefined> {
    const [row] = await db.rows<SessionRow>(sql`
      SELECT s.id AS "sessionId", s.user_id AS "userId", u.role, s.last_used_at AS "lastUsedAt", s.expires_at AS "expiresAt"
      FROM sessions s JOIN users u ON u.id = s.user_id
      WHERE s.token_hash = ${hashOf(token)} AND s.expires_at > now() AND u.disabled_at IS NULL`);
    return row;
  }

  private async slide(db: Sql, session: SessionRow): Promise<void> {
    session.lastUsedAt = new Date();
    await db.rows(sql`
      UPDATE sessions SET last_used_at = now(), expires_at = now() + make_interval(days => ${SESSION_DAYS})
      WHERE id = ${session.sessionId}`);
  }
}
