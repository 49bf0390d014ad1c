import { randomUUID } from 'node:crypto';
import { RequestContext, type Runtime, type Viewer } from '../../core/request/context';
import { LiveViewers, type AccessChange } from '../../core/realtime/live-viewers';
import type { ViewerAccess } from '../../core/realtime/live-viewer';
import { isApiToken } from '../../core/auth/api-scopes';
import { hashToken } from '../../core/auth/tokens';
import { markUsed, tokensByHashes, tokensByIds, viewerOfToken, type ApiToken } from '../api-tokens/index';
import {
  ACCESS_CHANGED,
  ACCESS_OUTDATED,
  SESSIONS_ENDED,
  type AccessChanged,
  type AccessOutdated,
  type SessionsEnded,
  extendUsedSessions,
} from '../sessions/index';
import { grantTo } from '../event-access/index';
import { accessBySessionIds, accessByTokenHashes, type LiveAccessRow } from './live-access.queries';

/** Access of a viewer, and the viewer that their subscriptions run as. */
interface KnownAccess extends ViewerAccess {
  viewer: Viewer;
  /** When rights end by themselves. */
  ends: readonly number[];
}

/** Longer than a sweep takes to come back. */
const WATCHED_MS = 60_000;

/** Most people have no blocks. */
const NOBODY: ReadonlySet<string> = new Set();

const toAccess = ({ profiles, blocked, ...row }: LiveAccessRow): KnownAccess => {
  const { sessionId, userId, role, mustChangePassword, staffEvents } = row;
  return {
    sessionId,
    userId,
    viewer: { sessionId, userId, role, mustChangePassword, staffEvents },
    ends: Object.values(staffEvents ?? {}).filter((end) => end !== null),
    grants: new Map((profiles ?? []).map((profile) => [profile.eventId, grantTo(profile)])),
    blocked: blocked ? new Set(blocked) : NOBODY,
    fingerprint: JSON.stringify([role, mustChangePassword, staffEvents, profiles, blocked]),
  };
};

// Looks up what people with sockets may see: once, with one statement for all who come at the same time, and again after changes.

/** The people with sockets on a server, kept up to date by its bus. */
export async function createLiveViewers(runtime: Runtime): Promise<LiveViewers> {
  const { database } = runtime;
  /** Looks again when a right ends by itself. The sweep comes back to those that end later. */
  const watchEnds = (found: Map<string, KnownAccess>): Map<string, ViewerAccess> => {
    for (const { sessionId, ends } of found.values())
      for (const end of ends) {
        // The clock of the database may be behind.
        const rest = Math.max(end - Date.now(), 100);
        if (rest < WATCHED_MS) setTimeout(() => viewers.change({ sessionIds: [sessionId] }), rest).unref();
      }
    return found;
  };
  const viewers = new LiveViewers({
    log: runtime.log,
    byTokens: async (tokens) => watchEnds(await accessByTokens(runtime, tokens)),
    bySessions: async (ids) => watchEnds(await accessBySessions(runtime, ids)),
    contextOf: (access, isShared) => {
      const { viewer } = access as KnownAccess;
      const { db, usage } = isShared
        ? { db: database.db, usage: undefined }
        : database.ofCaller(viewer.userId);
      const origin = { id: randomUUID(), ip: 'socket', ...(usage && { usage }) };
      const ctx = new RequestContext(runtime, viewer, origin, db, database.entities);
      ctx.kept = access;
      return ctx;
    },
  });
  await listenForAccessChanges(runtime, viewers);
  return viewers;
}

/** An API token reaches its event as staff do, without being anybody there. */
const accessOfToken = (token: ApiToken): KnownAccess => ({
  sessionId: token.id,
  userId: token.id,
  viewer: viewerOfToken(token),
  ends: [token.expiresAt.getTime()],
  grants: new Map(),
  blocked: NOBODY,
  // The rights of a token never change.
  fingerprint: '',
});

async function accessBySessions(
  { database: { db }, config: { demo } }: Runtime,
  ids: readonly string[],
): Promise<Map<string, KnownAccess>> {
  const sessions = await accessBySessionIds(db, { keys: ids, demo });
  const found = new Map<string, KnownAccess>(sessions.map((row) => [row.sessionId, toAccess(row)]));
  const others = ids.filter((id) => !found.has(id));
  const tokens = others.length > 0 ? await tokensByIds(db, { keys: others, demo }) : [];
  for (const token of tokens) found.set(token.id, accessOfToken(token));
  return found;
}

async function accessByTokens(
  runtime: Runtime,
  tokens: readonly string[],
): Promise<Map<string, KnownAccess>> {
  const byHash = new Map(tokens.map((token) => [hashToken(token).toString('base64'), token]));
  const tokenOf = ({ tokenHash }: { tokenHash: Buffer }) => byHash.get(tokenHash.toString('base64')) ?? '';
  const {
    database: { db },
    config: { demo },
  } = runtime;
  const hashesOf = (some: readonly string[]) => ({ keys: some.map(hashToken), demo });
  const api = tokens.filter(isApiToken);
  const [sessions, apiTokens] = await Promise.all([
    accessByTokenHashes(db, hashesOf(tokens.filter((token) => !isApiToken(token)))),
    api.length > 0 ? tokensByHashes(db, hashesOf(api)) : [],
  ]);
  await extendUsedSessions(runtime, sessions);
  await markUsed(runtime, apiTokens);
  return new Map<string, KnownAccess>([
    ...sessions.map((row) => [tokenOf(row), toAccess(row)] as const),
    ...apiTokens.map((row) => [tokenOf(row), accessOfToken(row)] as const),
  ]);
}

async function listenForAccessChanges({ pubsub }: Runtime, viewers: LiveViewers): Promise<void> {
  const topics = {
    [SESSIONS_ENDED]: (payload: unknown) => ({ sessionIds: (payload as SessionsEnded).sessionIds }),
    [ACCESS_CHANGED]: (payload: unknown) => ({ userIds: (payload as AccessChanged).userIds }),
    [ACCESS_OUTDATED]: (payload: unknown) => payload as AccessOutdated,
  } satisfies Record<string, (payload: unknown) => AccessChange>;
  await Promise.all(
    Object.entries(topics).map(([topic, changeOf]) =>
      pubsub.listen(
        topic,
        (payload) => viewers.change(changeOf(payload)),
        () => viewers.change('all'),
      ),
    ),
  );
}
