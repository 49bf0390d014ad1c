import type { Logger } from './logger';
import { PRESENCE_TTL_MS, type PresenceStore } from './presence';
import type { PubSub } from './pubsub';

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
  private readonly heart: NodeJS.Timeout;

  constructor(
    private readonly store: PresenceStore,
    private readonly pubsub: PubSub,
    private readonly log: Logger,
  ) {
    this.heart = setInterval(() => void this.beat(), PRESENCE_TTL_MS / 3);
    this.heart.unref();
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
    clearInterval(this.heart);
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

  private async beat(): Promise<void> {
    const rooms = [...this.counts];
    await Promise.all(
      rooms.flatMap(([room, members]) => [...members.keys()].map((member) => this.store.enter(room, member))),
    );
    for (const [room] of rooms) {
      const lapsed = await this.store.takeLapsed(room);
      if (lapsed.length > 0) this.tell(room, Object.fromEntries(lapsed.map((member) => [member, false])));
    }
  }
}
