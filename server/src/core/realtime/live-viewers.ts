import type { RequestContext } from '../request/context';
import { createBatchedRead } from '../request/loaders';
import type { Logger } from '../logger';
import { oneAtATime } from '../timing/one-at-a-time';
import { LiveViewer, type ViewerAccess } from './live-viewer';

/** Each viewer is looked up again at least this often, in case the bus has lost a change. */
const SWEEP_SECONDS = 15;

/** Sessions, users or events whose access may have changed; `all` if changes may have been missed. */
export type AccessChange =
  'all' | { sessionIds?: readonly string[]; userIds?: readonly string[]; eventIds?: readonly string[] };

interface LiveViewersOptions {
  log: Logger;
  /** One statement each for all keys. A missing key means that the session has ended or never existed. */
  byTokens: (tokens: readonly string[]) => Promise<Map<string, ViewerAccess>>;
  bySessions: (sessionIds: readonly string[]) => Promise<Map<string, ViewerAccess>>;
  contextOf: (access: ViewerAccess, isShared: boolean) => RequestContext;
}

/** Reports changes of viewers to their sockets. */
export interface ViewerEvents {
  /** The session has ended, or `hasFailed` says why nothing is known of it. */
  onEnded: (viewer: LiveViewer) => void;
  /** Something that the viewer may see has changed: subscriptions are opened again. */
  onChanged: (viewer: LiveViewer) => Promise<void>;
}

const concerns = (change: AccessChange, { sessionId, userId, grants }: ViewerAccess): boolean => {
  if (change === 'all') return true;
  const { sessionIds = [], userIds = [], eventIds = [] } = change;
  return sessionIds.includes(sessionId) || userIds.includes(userId) || eventIds.some((id) => grants.has(id));
};

/** All viewers with a socket on this server. */
export class LiveViewers {
  private readonly bySession = new Map<string, LiveViewer>();
  private readonly byUser = new Map<string, Set<LiveViewer>>();
  /** Changes that arrived during each lookup under way. */
  private readonly lookups = new Set<AccessChange[]>();
  private readonly readToken;
  private readonly readSession;
  private readonly sweeper: NodeJS.Timeout;
  private sweeping: IterableIterator<LiveViewer> | undefined;
  private events: ViewerEvents = { onEnded: () => {}, onChanged: async () => {} };

  constructor(private readonly options: LiveViewersOptions) {
    this.readToken = createBatchedRead(options.byTokens);
    this.readSession = createBatchedRead(options.bySessions);
    this.sweeper = setInterval(
      oneAtATime(() => this.sweep()),
      1_000,
    );
    this.sweeper.unref();
  }

  report(events: ViewerEvents): void {
    this.events = events;
  }

  /** The viewer of a token, held until `release`; null if the token is not valid. */
  async open(token: string): Promise<LiveViewer | null> {
    const access = await this.lookUp(() => this.readToken(token));
    if (!access) return null;
    const known = this.bySession.get(access.sessionId);
    const viewer = known ?? this.add(new LiveViewer(access, this.options.contextOf));
    viewer.holds += 1;
    if (viewer.isCurrent && viewer.access.fingerprint !== access.fingerprint) this.outdate(viewer);
    await viewer.settled;
    if (!viewer.isOver) return viewer;
    this.release(viewer);
    if (viewer.hasFailed) throw new Error('The viewer could not be looked up');
    return null;
  }

  /** Forgets a viewer with the last hold. */
  release(viewer: LiveViewer): void {
    viewer.holds -= 1;
    if (viewer.holds === 0) this.remove(viewer);
  }

  /** Looks up again all viewers that a change concerns. */
  change(change: AccessChange): void {
    for (const missed of this.lookups) missed.push(change);
    for (const viewer of this.concernedBy(change)) this.outdate(viewer);
  }

  concernedBy(change: AccessChange): LiveViewer[] {
    if (change === 'all' || change.eventIds)
      return [...this.bySession.values()].filter(({ access }) => concerns(change, access));
    const { sessionIds = [], userIds = [] } = change;
    const found = [
      ...sessionIds.flatMap((id) => this.bySession.get(id) ?? []),
      ...userIds.flatMap((id) => [...(this.byUser.get(id) ?? [])]),
    ];
    return [...new Set(found)];
  }

  close(): void {
    clearInterval(this.sweeper);
  }

  /** Reads until nothing has changed meanwhile. */
  private async lookUp(read: () => Promise<ViewerAccess | undefined>): Promise<ViewerAccess | undefined> {
    for (;;) {
      const missed: AccessChange[] = [];
      this.lookups.add(missed);
      const access = await read().finally(() => this.lookups.delete(missed));
      if (!access || !missed.some((change) => concerns(change, access))) return access;
    }
  }

  private outdate(viewer: LiveViewer): void {
    viewer.generation += 1;
    if (viewer.isOver) return;
    viewer.settled ??= this.settle(viewer).catch((error: unknown) => {
      this.options.log.event('access.lookup-failed', { err: error });
      viewer.hasFailed = true;
      this.end(viewer);
    });
  }

  private async settle(viewer: LiveViewer): Promise<void> {
    for (;;) {
      const { generation } = viewer;
      const access = await this.readSession(viewer.access.sessionId);
      if (generation !== viewer.generation) continue;
      if (!access) return this.end(viewer);
      const isChanged = access.fingerprint !== viewer.access.fingerprint;
      viewer.access = access;
      if (isChanged) await this.events.onChanged(viewer);
      if (generation !== viewer.generation) continue;
      viewer.settled = undefined;
      return;
    }
  }

  /** Looks up the next part of all viewers, so that each has its turn within `SWEEP_SECONDS`. */
  private async sweep(): Promise<void> {
    const part: LiveViewer[] = [];
    const size = Math.ceil(this.bySession.size / SWEEP_SECONDS);
    while (part.length < size) {
      this.sweeping ??= this.bySession.values();
      const next = this.sweeping.next();
      if (next.done) {
        this.sweeping = undefined;
        break;
      }
      if (next.value.isCurrent) part.push(next.value);
    }
    if (part.length === 0) return;
    try {
      const found = await this.options.bySessions(part.map(({ access }) => access.sessionId));
      for (const viewer of part)
        if (found.get(viewer.access.sessionId)?.fingerprint !== viewer.access.fingerprint)
          this.outdate(viewer);
    } catch (error) {
      this.options.log.event('access.check-failed', { err: error });
    }
  }

  private add(viewer: LiveViewer): LiveViewer {
    const { sessionId, userId } = viewer.access;
    this.bySession.set(sessionId, viewer);
    this.byUser.set(userId, (this.byUser.get(userId) ?? new Set()).add(viewer));
    return viewer;
  }

  private end(viewer: LiveViewer): void {
    viewer.isOver = true;
    this.remove(viewer);
    this.events.onEnded(viewer);
  }

  private remove(viewer: LiveViewer): void {
    const { sessionId, userId } = viewer.access;
    if (this.bySession.get(sessionId) === viewer) this.bySession.delete(sessionId);
    const others = this.byUser.get(userId);
    if (others?.delete(viewer) && others.size === 0) this.byUser.delete(userId);
  }
}
