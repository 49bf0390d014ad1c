import type { Logger } from './logger';
import { PRESENCE_TTL_MS, type PresenceStore } from './presence';
import type { PubSub } from './pubsub';

/** How soon it is tried again to renew the people of this server while the store is away. */
const RETRY_MS = 1_000;
/** Thousands may come at once: nobody is told of them more often than this. */
const TELL_EVERY_MS = 1_000;

/** Whether each of these is there now. */
export type PresenceChanges = Record<string, boolean>;

const topicOf = (room: string): string => `presence.${room}`;

/** Gathers changes, and gives them on at once after a quiet time, else once in `TELL_EVERY_MS`. */
const gather = (give: (changes: PresenceChanges) => void) => {
  let waiting: PresenceChanges = {};
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    if (Object.keys(waiting).length === 0) return;
    const changes = waiting;
    waiting = {};
    timer = setTimeout(flush, TELL_EVERY_MS).unref();
    give(changes);
  };
  return {
    add(changes: PresenceChanges) {
      Object.assign(waiting, changes);
      if (!timer) flush();
    },
    stop: () => clearTimeout(timer),
  };
};

/** Counts the subscriptions of this server, keeps its people alive in the store, and tells of who comes and goes. */
export class PresenceFeed {
  private readonly counts = new Map<string, Map<string, number>>();
  private readonly telling = new Map<string, ReturnType<typeof gather>>();
  /** Who left while the store was away, by room: only then it is known whether another server still has them. */
  private readonly leftUnseen = new Map<string, Set<string>>();
  private heart: NodeJS.Timeout | undefined;
  private closed = false;
  private failedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly store: PresenceStore,
    private readonly pubsub: PubSub,
    private readonly log: Logger,
    private readonly ttlMs = PRESENCE_TTL_MS,
  ) {
    this.beatAfter(ttlMs / 3);
  }

  /** Somebody is there from now on, until the returned function is called. */
  enter(room: string, member: string): () => void {
    const members = this.counts.get(room) ?? new Map<string, number>();
    this.counts.set(room, members);
    const count = members.get(member) ?? 0;
    members.set(member, count + 1);
    if (count === 0) this.settle(room, member, true);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.leave(room, member);
    };
  }

  /** Which of these are there. */
  present(room: string, members: readonly string[]): Promise<Set<string>> {
    return this.store.present(room, members);
  }

  /** A bus of changes: one message at most in a second, with all that came together. */
  changesOf(room: string): Pick<PubSub, 'listen'> {
    return {
      listen: async (_topic, listener, onGap) => {
        const gathered = gather(listener);
        const stop = await this.pubsub.listen(
          topicOf(room),
          (changes) => gathered.add(changes as PresenceChanges),
          onGap,
        );
        return () => {
          gathered.stop();
          stop();
        };
      },
    };
  }

  /** Takes this server's people out. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.heart);
    for (const { stop } of this.telling.values()) stop();
    const leaving = [...this.counts].flatMap(([room, members]) =>
      [...members.keys()].map((member) => this.store.leave(room, member)),
    );
    await Promise.allSettled(leaving);
    this.store.close();
  }

  private leave(room: string, member: string): void {
    const members = this.counts.get(room);
    const count = members?.get(member) ?? 0;
    if (count > 1) {
      members?.set(member, count - 1);
      return;
    }
    members?.delete(member);
    if (members?.size === 0) this.counts.delete(room);
    this.settle(room, member, false);
  }

  private settle(room: string, member: string, online: boolean): void {
    const done = online ? this.store.enter(room, member) : this.store.leave(room, member);
    void done.then((changed) => {
      if (changed) this.tell(room, { [member]: online });
      else if (changed === null)
        this.leftUnseen.set(room, (this.leftUnseen.get(room) ?? new Set()).add(member));
    });
  }

  private tell(room: string, changes: PresenceChanges): void {
    let gathered = this.telling.get(room);
    if (!gathered) {
      gathered = gather((all) => {
        void this.pubsub
          .publish(topicOf(room), all)
          .catch((error: unknown) => this.log.debug({ err: error }, 'Nobody was told who is there'));
      });
      this.telling.set(room, gathered);
    }
    gathered.add(changes);
  }

  private beatAfter(ms: number): void {
    if (this.closed) return;
    this.heart = setTimeout(() => void this.beat(), ms);
    this.heart.unref();
  }

  /** Keeps this server's people alive. Returns only once the store has taken them, or is known to be away. */
  private async beat(): Promise<void> {
    try {
      for (const [room, members] of this.counts)
        this.tellAll(room, await this.store.renew(room, [...members.keys()]), true);
      await this.settleLeft();
      // After a stall the people of all servers look expired until each has renewed its own.
      if (Date.now() - this.failedAt > this.ttlMs) await this.tellExpired();
      this.beatAfter(this.ttlMs / 3);
    } catch (error) {
      this.log.debug({ err: error }, 'Presence could not be renewed');
      this.failedAt = Date.now();
      this.beatAfter(RETRY_MS);
    }
  }

  /** Takes out those who left while the store was away, and reports those whom no other server has. */
  private async settleLeft(): Promise<void> {
    for (const [room, members] of this.leftUnseen) {
      this.leftUnseen.delete(room);
      const gone = [...members].filter((member) => !this.counts.get(room)?.has(member));
      const left = await Promise.all(gone.map((member) => this.store.leave(room, member)));
      if (left.includes(null)) {
        this.leftUnseen.set(room, new Set([...members, ...(this.leftUnseen.get(room) ?? [])]));
        throw new Error('The store is away again');
      }
      const present = await this.store.present(room, gone);
      this.tellAll(
        room,
        gone.filter((member) => !present.has(member)),
        false,
      );
    }
  }

  private async tellExpired(): Promise<void> {
    for (const room of this.counts.keys()) this.tellAll(room, await this.store.takeExpired(room), false);
  }

  private tellAll(room: string, members: readonly string[], online: boolean): void {
    if (members.length > 0) this.tell(room, Object.fromEntries(members.map((member) => [member, online])));
  }
}
