import { randomUUID } from 'node:crypto';
import { RequestContext, type Runtime, type Viewer } from '../../core/context';
import { LiveViewers, type AccessChange } from '../../core/realtime/live-viewers';
import type { ViewerAccess } from '../../core/realtime/live-viewer';
import { hashToken } from '../../core/auth/tokens';
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

/** Access of a viewer, and as whom their subscriptions run. */
interface KnownAccess extends ViewerAccess {
  viewer: Viewer;
}

/** Most people have no blocks. */
const NOBODY: ReadonlySet<string> = new Set();

const toAccess = ({ profiles, blocked, ...row }: LiveAccessRow): KnownAccess => {
  const { sessionId, userId, role, mustChangePassword } = row;
  return {
    sessionId,
    userId,
    viewer: { sessionId, userId, role, mustChangePassword },
    grants: new Map((profiles ?? []).map((profile) => [profile.eventId, grantTo(profile)])),
    blocked: blocked ? new Set(blocked) : NOBODY,
    fingerprint: JSON.stringify([role, mustChangePassword, profiles, blocked]),
  };
};

// Looks up what people with sockets may see: once, with one statement for all who come at the same time, and again after changes.

/** The people with sockets on a server, kept up to date by its bus. */
export async function createLiveViewers(runtime: Runtime): Promise<LiveViewers> {
  const { db, entities } = runtime.database;
  const viewers = new LiveViewers({
    log: runtime.log,
    byTokens: (tokens) => accessByTokens(runtime, tokens),
    bySessions: async (ids) =>
      new Map(
        (await accessBySessionIds(db, { keys: ids, demo: runtime.config.demo })).map((row) => [
          row.sessionId,
          toAccess(row),
        ]),
      ),
    contextOf: (access) => {
      const { viewer } = access as KnownAccess;
      const ctx = new RequestContext(runtime, viewer, { id: randomUUID(), ip: 'socket' }, db, entities);
      ctx.kept = access;
      return ctx;
    },
  });
  await listenForAccessChanges(runtime, viewers);
  return viewers;
}

async function accessByTokens(
  runtime: Runtime,
  tokens: readonly string[],
): Promise<Map<string, ViewerAccess>> {
  const byHash = new Map(tokens.map((token) => [hashToken(token).toString('base64'), token]));
  const { database, config } = runtime;
  const rows = await accessByTokenHashes(database.db, { keys: tokens.map(hashToken), demo: config.demo });
  await extendUsedSessions(runtime, rows);
  return new Map(
    rows.map((row) => [byHash.get(row.tokenHash.toString('base64')) ?? '', toAccess(row)] as const),
  );
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
