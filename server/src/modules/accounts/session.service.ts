import { LRUCache } from 'lru-cache';
import type { Sql } from '../../core/db/database';
import type { RequestContext, Viewer } from '../../core/context';
import { newId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import type { PubSub } from '../../core/realtime/pubsub';
import { hashToken, newToken } from '../../core/auth/tokens';
import { SecurityEventKind } from '../security/security-event.entity';
import { recordSecurityEvent } from '../security/security-log.service';
import { ACCESS_CHANGED, SESSIONS_ENDED, type AccessChanged, type SessionsEnded } from './account.events';
import { rememberDevice } from './known-devices';
import { SessionEntity } from './session.entity';
import { deleteSessionsExcept, findActiveSession, markSessionsUsed } from './session.queries';

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
    const session: SessionRow | undefined =
      this.known.get(key) ?? (await firstOf(findActiveSession(db, { tokenHash: hashToken(token) })));
    if (!session || session.expiresAt.getTime() <= Date.now()) return null;
    this.known.set(key, session, { noUpdateTTL: true });
    this.tokens.set(session, token);
    await this.slideUsed(db, [session]);
    if (Date.now() - session.lastUsedAt.getTime() > SLIDE_EVERY_MS) session.lastUsedAt = new Date();
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
    this.forgetEnded(ctx, sessionIds);
  }

  /** Ends all sessions of a user, or all but one, inside the transaction that causes it. */
  async endAll(ctx: RequestContext, userId: string, except: string | null = null): Promise<number> {
    const rows = await deleteSessionsExcept(ctx, { userId, except });
    if (rows.length > 0)
      this.forgetEnded(
        ctx,
        rows.map(({ id }) => id),
      );
    return rows.length;
  }

  /** Makes new rights take effect at once: triggers publish them, sockets close and connect again. Inside the transaction that grants them. */
  accessChanged(ctx: RequestContext, userId: string): void {
    ctx.transaction?.afterCommit(() => {
      this.forget((session) => session.userId === userId);
      ctx.runtime.wakeRelay();
    });
  }

  /** Marks those sessions as used that were not for an hour, and moves their end; with one statement for all. */
  async slideUsed(db: Sql, sessions: readonly { sessionId: string; lastUsedAt: Date }[]): Promise<void> {
    const due = sessions.filter(({ lastUsedAt }) => Date.now() - lastUsedAt.getTime() > SLIDE_EVERY_MS);
    if (due.length === 0) return;
    await markSessionsUsed(db, { ids: due.map(({ sessionId }) => sessionId), days: SESSION_DAYS });
  }

  /** Triggers publish that sessions ended; this server answers the caller's next request and must not wait for that. */
  private forgetEnded(ctx: RequestContext, sessionIds: readonly string[]): void {
    const ended = new Set(sessionIds);
    ctx.transaction?.afterCommit(() => {
      this.forget(({ sessionId }) => ended.has(sessionId));
      ctx.runtime.wakeRelay();
    });
  }

  private forget(matches: (session: SessionRow) => boolean): void {
    for (const [token, session] of this.known) if (matches(session)) this.known.delete(token);
  }
}
