import { LRUCache } from 'lru-cache';
import { sql, type Sql } from '../../core/database';
import type { RequestContext, Viewer } from '../../core/context';
import { newId } from '../../core/ids';
import type { PubSub } from '../../core/pubsub';
import { hashToken, newToken } from '../../core/tokens';
import { SecurityEventKind } from '../security/security-event.entity';
import { recordSecurityEvent } from '../security/security-log.service';
import {
  accountEvents,
  ACCESS_CHANGED,
  SESSIONS_ENDED,
  type AccessChanged,
  type SessionsEnded,
} from './account.events';
import { rememberDevice } from './known-devices';
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

/** A session that has just begun. */
export interface NewSession {
  sessionId: string;
  token: string;
  /** Token of the device, which gives it limits of its own at the next sign-in. */
  deviceToken: string;
}

/** Begins, recognises and ends sessions. */
export class SessionService {
  private readonly known = new LRUCache<string, SessionRow>({ max: 50_000, ttl: CACHE_MS });
  /** Beside the viewers and not in them: what is logged of a viewer holds no token. */
  private readonly tokens = new WeakMap<Viewer, string>();

  /** Forgets at once what ended or changed on any server. */
  async listen(pubsub: PubSub): Promise<() => void> {
    const stops = await Promise.all([
      pubsub.listen(SESSIONS_ENDED, (payload) => {
        const ended = new Set((payload as SessionsEnded).sessionIds);
        this.forget(({ sessionId }) => ended.has(sessionId));
      }),
      pubsub.listen(ACCESS_CHANGED, (payload) => {
        const changed = new Set((payload as AccessChanged).userIds);
        this.forget(({ userId }) => changed.has(userId));
      }),
    ]);
    return () => stops.forEach((stop) => stop());
  }

  /** Who brings this token; null where it is unknown, expired, revoked, or of a disabled user. */
  async authenticate(db: Sql, token: string): Promise<Viewer | null> {
    const key = hashToken(token).toString('base64');
    const session = this.known.get(key) ?? (await this.find(db, token));
    if (!session || session.expiresAt.getTime() <= Date.now()) return null;
    this.known.set(key, session, { noUpdateTTL: true });
    this.tokens.set(session, token);
    if (Date.now() - session.lastUsedAt.getTime() > SLIDE_EVERY_MS) await this.slide(db, session);
    return session;
  }

  /** The token that a viewer has brought. */
  tokenOf(viewer: Viewer): string | undefined {
    return this.tokens.get(viewer);
  }

  /** Begins a session and gives its token, which is kept nowhere; inside a transaction. Without a name the device gets that of its browser. */
  async begin(
    ctx: RequestContext,
    userId: string,
    givenDevice: string | null,
    knownDeviceToken: string | null = null,
  ): Promise<NewSession> {
    const token = newToken();
    const sessionId = newId();
    const now = new Date();
    const device = givenDevice ?? ctx.request.device;
    await ctx.entities.insert(SessionEntity, {
      id: sessionId,
      userId,
      tokenHash: hashToken(token),
      device,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
    });
    await recordSecurityEvent(ctx, SecurityEventKind.SIGN_IN, { userId, device });
    return { sessionId, token, deviceToken: await rememberDevice(ctx, userId, knownDeviceToken) };
  }

  /** Ends these sessions everywhere, inside the transaction that causes it. */
  async end(ctx: RequestContext, sessionIds: readonly string[]): Promise<void> {
    await ctx.entities.delete(SessionEntity, [...sessionIds]);
    await this.tellEnded(ctx, [...sessionIds]);
  }

  /** Ends all sessions of a user, or all but one, inside the transaction that causes it. */
  async endAll(ctx: RequestContext, userId: string, except: string | null = null): Promise<number> {
    const rows = await ctx.sql.rows<{ id: string }>(sql`
      DELETE FROM sessions WHERE user_id = ${userId} AND id IS DISTINCT FROM ${except}::uuid RETURNING id`);
    if (rows.length > 0)
      await this.tellEnded(
        ctx,
        rows.map(({ id }) => id),
      );
    return rows.length;
  }

  /** Makes new rights take effect at once: sockets close and connect again. Inside the transaction that grants them. */
  async accessChanged(ctx: RequestContext, userId: string): Promise<void> {
    await ctx.events.emit(accountEvents.accessChanged([userId]));
    ctx.transaction?.afterCommit(() => this.forget((session) => session.userId === userId));
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

  private async tellEnded(ctx: RequestContext, sessionIds: string[]): Promise<void> {
    await ctx.events.emit(accountEvents.sessionsEnded(sessionIds));
    // This server answers the caller's next request: it must not wait for the bus.
    const ended = new Set(sessionIds);
    ctx.transaction?.afterCommit(() => this.forget(({ sessionId }) => ended.has(sessionId)));
  }

  private forget(matches: (session: SessionRow) => boolean): void {
    for (const [token, session] of this.known) if (matches(session)) this.known.delete(token);
  }

  private async find(db: Sql, token: string): Promise<SessionRow | undefined> {
    const [row] = await db.rows<SessionRow>(sql`
      SELECT s.id AS "sessionId", s.user_id AS "userId", u.role, u.must_change_password AS "mustChangePassword",
        s.last_used_at AS "lastUsedAt", s.expires_at AS "expiresAt"
      FROM sessions s JOIN users u ON u.id = s.user_id
      WHERE s.token_hash = ${hashToken(token)} AND s.expires_at > now() AND u.disabled_at IS NULL`);
    return row;
  }

  private async slide(db: Sql, session: SessionRow): Promise<void> {
    session.lastUsedAt = new Date();
    await db.rows(sql`
      UPDATE sessions SET last_used_at = now(), expires_at = now() + make_interval(days => ${SESSION_DAYS})
      WHERE id = ${session.sessionId}`);
  }
}
