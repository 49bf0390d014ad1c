import type { Logger } from '../../core/logger';
import { defineState } from '../../core/request/state';
import { createLocalPresenceStore, PRESENCE_TTL_MS, type PresenceStore } from './presence-store';
import { createRedisPresenceStore } from './redis-presence-store';
import { gatherChanges, PresenceRooms, type PresenceChanges } from './presence-rooms';
import type { PubSub } from '../../core/pubsub/pubsub';

/** How soon it is tried again to renew the people of this server while the store is away. */
const RETRY_MS = 1_000;

const topicOf = (room: string): string => `presence.${room}`;

interface PresenceFeedOptions {
  store: PresenceStore;
  pubsub: PubSub;
  log: Logger;
  /** How long people of this server count as present after it last renewed them. */
  ttlMs?: number;
  /** How long people who have left still count as present: phones lose the network, servers restart. */
  lingerMs: number;
}

/** Counts the subscriptions of this server, keeps its people alive in the store, and publishes who comes and goes. */
export class PresenceFeed {
  private readonly counts = new Map<string, Map<string, number>>();
  private readonly publishing = new Map<string, ReturnType<typeof gatherChanges>>();
  /** Members who left a moment ago and may return soon, by room and member. */
  private readonly lingering = new Map<string, NodeJS.Timeout>();
  /** Members who left while the store was away, by room: another server may still have them. */
  private readonly leftUnseen = new Map<string, Set<string>>();
  private readonly rooms: PresenceRooms;
  private readonly store: PresenceStore;
  private readonly ttlMs: number;
  private heart: NodeJS.Timeout | undefined;
  private closed = false;
  private failedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly options: PresenceFeedOptions) {
    this.store = options.store;
    this.ttlMs = options.ttlMs ?? PRESENCE_TTL_MS;
    this.rooms = new PresenceRooms((room, listener, onGap) =>
      options.pubsub.listen(topicOf(room), (changes) => listener(changes as PresenceChanges), onGap),
    );
    this.beatAfter(this.ttlMs / 3);
  }

  /** Adds a member until the returned function is called. */
  enter(room: string, member: string): () => void {
    const members = this.counts.get(room) ?? new Map<string, number>();
    this.counts.set(room, members);
    const count = members.get(member) ?? 0;
    members.set(member, count + 1);
    if (count === 0 && !this.isBack(room, member)) this.settle(room, member, true);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.leave(room, member);
    };
  }

  present(room: string, members: readonly string[]): Promise<Set<string>> {
    return this.store.present(room, members);
  }

  /** Changes of a room, at most once a second, and at most 200 people at a time; of some members only, where these are named. */
  changesOf(room: string, members?: readonly string[]): Pick<PubSub, 'listen'> {
    return { listen: (_topic, listener, onGap) => this.rooms.listen(room, { listener, onGap, members }) };
  }

  /** Leaves this server's people to expire: most come back at once, on another server. */
  close(): void {
    this.closed = true;
    clearTimeout(this.heart);
    for (const { stop } of this.publishing.values()) stop();
    for (const timer of this.lingering.values()) clearTimeout(timer);
    this.lingering.clear();
    this.store.close();
  }

  /** Whether an entering member had left only a moment ago. */
  private isBack(room: string, member: string): boolean {
    const key = `${room} ${member}`;
    clearTimeout(this.lingering.get(key));
    return this.lingering.delete(key);
  }

  private leave(room: string, member: string): void {
    const members = this.counts.get(room);
    const count = members?.get(member) ?? 0;
    // Those who have left for a moment stay in the counts, with none, so that the store keeps them.
    members?.set(member, Math.max(0, count - 1));
    if (count > 1 || this.closed) return;
    const key = `${room} ${member}`;
    clearTimeout(this.lingering.get(key));
    this.lingering.set(key, setTimeout(() => this.forget(room, member), this.options.lingerMs).unref());
  }

  private forget(room: string, member: string): void {
    this.lingering.delete(`${room} ${member}`);
    const members = this.counts.get(room);
    members?.delete(member);
    if (members?.size === 0) this.counts.delete(room);
    this.settle(room, member, false);
  }

  private settle(room: string, member: string, online: boolean): void {
    const done = online ? this.store.enter(room, member) : this.store.leave(room, member);
    void done.then((changed) => {
      if (changed) this.publish(room, { [member]: online });
      else if (changed === null)
        this.leftUnseen.set(room, (this.leftUnseen.get(room) ?? new Set()).add(member));
    });
  }

  private publish(room: string, changes: PresenceChanges): void {
    let gathered = this.publishing.get(room);
    if (!gathered) {
      gathered = gatherChanges((all) => {
        void this.options.pubsub
          .publish(topicOf(room), all)
          .catch((error: unknown) => this.options.log.event('presence.not-published', { err: error }));
      });
      this.publishing.set(room, gathered);
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
        this.publishAll(room, await this.store.renew(room, [...members.keys()]), true);
      await this.settleLeft();
      // After a stall the people of all servers look expired until each has renewed its own.
      if (Date.now() - this.failedAt > this.ttlMs) await this.publishExpired();
      this.beatAfter(this.ttlMs / 3);
    } catch (error) {
      this.options.log.event('presence.not-renewed', { err: error });
      this.failedAt = Date.now();
      this.beatAfter(RETRY_MS);
    }
  }

  /** Removes members who left while the store was away, and reports those without a socket on another server. */
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
      this.publishAll(
        room,
        gone.filter((member) => !present.has(member)),
        false,
      );
    }
  }

  private async publishExpired(): Promise<void> {
    for (const room of this.counts.keys()) this.publishAll(room, await this.store.takeExpired(room), false);
  }

  private publishAll(room: string, members: readonly string[], online: boolean): void {
    if (members.length > 0) this.publish(room, Object.fromEntries(members.map((member) => [member, online])));
  }
}

/** The presence of members by event, shared with other servers by Redis if there is one. */
export const presenceFeed = defineState(({ redis, pubsub, log, config }) => {
  const store = redis ? createRedisPresenceStore(redis) : createLocalPresenceStore();
  return new PresenceFeed({ store, pubsub, log, lingerMs: config.presenceLingerMs });
});
