import type { RequestContext, Runtime, Viewer } from '../../core/request/context';
import { defineState } from '../../core/request/state';
import { newId, parseId } from '../../core/db/ids';
import { unauthenticated, notFound } from '../../core/errors';
import { firstOf } from '../../core/db/statement';
import { TokenCache } from '../../core/auth/token-cache';
import { hashToken, newToken } from '../../core/auth/tokens';
import { SecurityEventKind, noteSecurityFailure, recordSecurityEvent } from '../security/index';
import { ACCESS_CHANGED, SESSIONS_ENDED, type AccessChanged, type SessionsEnded } from './session.events';
import type { Credentials } from './credentials';
import { rememberDevice } from './known-devices';
import { SessionEntity } from './session.entity';
import {
  findActiveSession,
  findDemoUser,
  insertSession,
  markSessionsUsed,
  lockSession,
  sessionsPage,
} from './session.queries';
import { viewerOf } from '../../core/request/authorization';
import type { Page, PageArgs } from '../../core/db/pagination';
import { inTransaction } from '../../core/request/transaction';
import type { Session } from './session.types';

const SESSION_DAYS = 14;
/** A session slides at most this often: reading must not write. */
const SLIDE_EVERY_MS = 3_600_000;

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

const sessionState = defineState(({ database, config: { demo } }) => ({
  known: new TokenCache<SessionRow>(50_000, (tokenHash) =>
    firstOf(findActiveSession(database.db, { tokenHash, demo })),
  ),
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

/** The viewer of this token; null where it is unknown, expired, revoked, or of a user whom this server refuses. */
export async function authenticate(runtime: Runtime, token: string, isFresh = false): Promise<Viewer | null> {
  const { known, tokens } = sessionState(runtime);
  const session = await known.find(token, isFresh);
  if (!session) return null;
  tokens.set(session, token);
  await extendUsedSessions(runtime, [session]);
  if (Date.now() - session.lastUsedAt.getTime() > SLIDE_EVERY_MS) session.lastUsedAt = new Date();
  return session;
}

/** The token that a viewer has brought. */
export function tokenOfViewer(runtime: Runtime, viewer: Viewer): string | undefined {
  return sessionState(runtime).tokens.get(viewer);
}

/**
 * Begins a session of a user whose credentials were checked, and gives its token, which is kept nowhere; inside a transaction.
 * The transaction fails where the credentials have changed since. Without a name the device gets that of its browser.
 * UNAUTHENTICATED for the people of the demo where the demo is off, however they got here.
 */
export async function createSession(
  ctx: RequestContext,
  credentials: Credentials,
  givenDevice: string | null,
  knownDeviceToken: string | null = null,
): Promise<NewSession> {
  const token = newToken();
  const sessionId = newId();
  const device = givenDevice ?? ctx.device;
  const { userId } = credentials;
  await refuseDemoUser(ctx, userId, device);
  const session = { id: sessionId, tokenHash: hashToken(token), device, days: SESSION_DAYS };
  await insertSession(ctx, { ...credentials, ...session });
  await recordSecurityEvent(ctx, SecurityEventKind.SIGN_IN, { userId, device });
  return { sessionId, token, deviceToken: await rememberDevice(ctx, credentials, knownDeviceToken) };
}

async function refuseDemoUser(ctx: RequestContext, userId: string, device: string | null): Promise<void> {
  if (ctx.runtime.config.demo || !(await firstOf(findDemoUser(ctx, { userId })))) return;
  noteSecurityFailure(ctx, SecurityEventKind.SIGN_IN_FAILED, { userId, reason: 'DEMO_OFF', device });
  throw unauthenticated('This is a login of the demo, which is off on this server.');
}

/** Ends these sessions everywhere, inside the transaction that causes it. */
export async function endSessions(ctx: RequestContext, sessionIds: readonly string[]): Promise<void> {
  await ctx.entities.delete(SessionEntity, [...sessionIds]);
  const ended = new Set(sessionIds);
  evictAfterCommit(ctx, ({ sessionId }) => ended.has(sessionId));
}

/** Makes changed credentials or rights of a user take effect at once, inside the transaction that changes them. */
export function evictSessionsOfUser(ctx: RequestContext, userId: string): void {
  evictAfterCommit(ctx, (session) => session.userId === userId);
}

/** Marks those sessions as used that were not for an hour, and moves their end; with one statement for all. */
export async function extendUsedSessions(
  runtime: Runtime,
  sessions: readonly { sessionId: string; lastUsedAt: Date }[],
): Promise<void> {
  const due = sessions.filter(({ lastUsedAt }) => Date.now() - lastUsedAt.getTime() > SLIDE_EVERY_MS);
  if (due.length === 0) return;
  await markSessionsUsed(runtime.database.db, {
    ids: due.map(({ sessionId }) => sessionId),
    days: SESSION_DAYS,
  });
}

/** Triggers publish the change; this server answers the caller's next request and must not wait for that. */
function evictAfterCommit(ctx: RequestContext, matches: (session: SessionRow) => boolean): void {
  ctx.transaction?.afterCommit(() => {
    evictSessions(ctx.runtime, matches);
    ctx.runtime.wakeRelay();
  });
}

function evictSessions(runtime: Runtime, matches: (session: SessionRow) => boolean): void {
  sessionState(runtime).known.evict(matches);
}

/** The viewer's sessions that are not over, the latest first. */
export function listOwnSessions(ctx: RequestContext, args: PageArgs): Promise<Page<Session>> {
  return sessionsPage(ctx.db, viewerOf(ctx).userId, args);
}

/** Ends one session of the viewer, with its sockets. */
export function revokeOwnSession(ctx: RequestContext, id: string): Promise<Session> {
  const { userId } = viewerOf(ctx);
  return inTransaction(ctx, (inner) => endSessionOf(inner, userId, id));
}

/** Ends one session of a user, inside the transaction that causes it; NOT_FOUND where the user has no such session. */
export async function endSessionOf(ctx: RequestContext, userId: string, sessionId: string): Promise<Session> {
  const session = await firstOf(lockSession(ctx, { id: parseId(sessionId, 'The session'), userId }));
  if (!session) throw notFound('The session');
  await endSessions(ctx, [session.id]);
  return session;
}
