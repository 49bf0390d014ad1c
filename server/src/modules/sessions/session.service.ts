import { LRUCache } from 'lru-cache';
import type { RequestContext, Runtime, Viewer } from '../../core/context';
import { defineState } from '../../core/state';
import { newId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { hashToken, newToken } from '../../core/auth/tokens';
import { SecurityEventKind, recordSecurityEvent } from '../security/index';
import { ACCESS_CHANGED, SESSIONS_ENDED, type AccessChanged, type SessionsEnded } from './session.events';
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

const sessionState = defineState(() => ({
  known: new LRUCache<string, SessionRow>({ max: 50_000, ttl: CACHE_MS }),
  /** Beside the viewers and not in them: what is logged of a viewer holds no token. */
  tokens: new WeakMap<Viewer, string>(),
}));

/** Forgets at once what ended or changed on any server. */
export async function listenForSessionChanges(runtime: Runtime): Promise<() => void> {
  const { pubsub } = runtime;
  const stops = await Promise.all([
    pubsub.listen(SESSIONS_ENDED, (payload) => {
      const ended = new Set((payload as SessionsEnded).sessionIds);
      evictSessions(runtime, ({ sessionId }) => ended.has(sessionId));
    }),
    pubsub.listen(ACCESS_CHANGED, (payload) => {
      const changed = new Set((payload as AccessChanged).userIds);
      evictSessions(runtime, ({ userId }) => changed.has(userId));
    }),
  ]);
  return () => stops.forEach((stop) => stop());
}

/** Who brings this token; null where it is unknown, expired, revoked, or of a disabled user. */
export async function authenticate(runtime: Runtime, token: string): Promise<Viewer | null> {
  const { known, tokens } = sessionState(runtime);
  const db = runtime.database.sql;
  const key = hashToken(token).toString('base64');
  const session: SessionRow | undefined =
    known.get(key) ?? (await firstOf(findActiveSession(db, { tokenHash: hashToken(token) })));
  if (!session || session.expiresAt.getTime() <= Date.now()) return null;
  known.set(key, session, { noUpdateTTL: true });
  tokens.set(session, token);
  await extendUsedSessions(runtime, [session]);
  if (Date.now() - session.lastUsedAt.getTime() > SLIDE_EVERY_MS) session.lastUsedAt = new Date();
  return session;
}

/** The token that a viewer has brought. */
export function tokenOfViewer(runtime: Runtime, viewer: Viewer): string | undefined {
  return sessionState(runtime).tokens.get(viewer);
}

/** Begins a session and gives its token, which is kept nowhere; inside a transaction. Without a name the device gets that of its browser. */
export async function createSession(
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
export async function endSessions(ctx: RequestContext, sessionIds: readonly string[]): Promise<void> {
  await ctx.entities.delete(SessionEntity, [...sessionIds]);
  evictEndedSessions(ctx, sessionIds);
}

/** Ends all sessions of a user, or all but one, inside the transaction that causes it. */
export async function endSessionsOfUser(
  ctx: RequestContext,
  userId: string,
  except: string | null = null,
): Promise<number> {
  const rows = await deleteSessionsExcept(ctx, { userId, except });
  if (rows.length > 0)
    evictEndedSessions(
      ctx,
      rows.map(({ id }) => id),
    );
  return rows.length;
}

/** Makes new rights take effect at once: triggers publish them, sockets close and connect again. Inside the transaction that grants them. */
export function applyAccessChange(ctx: RequestContext, userId: string): void {
  ctx.transaction?.afterCommit(() => {
    evictSessions(ctx.runtime, (session) => session.userId === userId);
    ctx.runtime.wakeRelay();
  });
}

/** Marks those sessions as used that were not for an hour, and moves their end; with one statement for all. */
export async function extendUsedSessions(
  runtime: Runtime,
  sessions: readonly { sessionId: string; lastUsedAt: Date }[],
): Promise<void> {
  const due = sessions.filter(({ lastUsedAt }) => Date.now() - lastUsedAt.getTime() > SLIDE_EVERY_MS);
  if (due.length === 0) return;
  await markSessionsUsed(runtime.database.sql, {
    ids: due.map(({ sessionId }) => sessionId),
    days: SESSION_DAYS,
  });
}

/** Triggers publish that sessions ended; this server answers the caller's next request and must not wait for that. */
function evictEndedSessions(ctx: RequestContext, sessionIds: readonly string[]): void {
  const ended = new Set(sessionIds);
  ctx.transaction?.afterCommit(() => {
    evictSessions(ctx.runtime, ({ sessionId }) => ended.has(sessionId));
    ctx.runtime.wakeRelay();
  });
}

function evictSessions(runtime: Runtime, matches: (session: SessionRow) => boolean): void {
  const { known } = sessionState(runtime);
  for (const [token, session] of known) if (matches(session)) known.delete(token);
}
