import type { RequestContext, Runtime } from '../request/context';
import type { Db } from '../db/database';
import { firstOf } from '../db/statement';
import type { Logger } from '../logger';
import { LiveSource, type LiveBus } from '../pubsub/live-source';
import type { PubSub } from '../pubsub/pubsub';
import { defineState } from '../request/state';
import { checkCursor } from './change-cursor';
import { ChangeReader } from './change-reader';
import type { ChangeTopic } from './event-change.entity';
import { changesOfEvents, CHANGES, keptChanges, PAGE, type EventChange } from './event-changes.queries';

/** How late a change is at most that the bus did not announce. */
const SWEEP_MS = 1_000;

interface FeedOptions {
  db: Db;
  bus: Pick<PubSub, 'listen'>;
  log: Logger;
}

/** The event and topic of the followed changes. */
export interface Followed {
  eventId: string;
  topic: ChangeTopic;
}

/**
 * Reads new changes once per server for all readers, and passes them on. The bus only announces changes: the sweep finds those
 * whose announcement was lost, or was never sent because the server died.
 */
export class ChangeFeed {
  private readonly readers = new Map<string, Set<ChangeReader>>();
  /** The last sequence that was read; undefined while the feed has no readers. */
  private position: string | undefined;
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;
  private sweeper: NodeJS.Timeout | undefined;

  constructor(private readonly options: FeedOptions) {
    options.bus.listen(CHANGES, () => this.wake()).catch(() => undefined);
  }

  /**
   * Calls `deliver` for each change from when the promise resolves, or after a cursor, until the returned function is called. It
   * waits for what `deliver` returns: changes that come meanwhile are read from the table where they are many.
   */
  async follow(
    { eventId, topic }: Followed,
    deliver: (change: EventChange) => Promise<unknown>,
    onGap: (error: unknown) => void,
    after?: string,
  ): Promise<() => void> {
    const { db } = this.options;
    const reader = new ChangeReader({ db, eventId, topic, deliver, onGap });
    const stop = this.add(eventId, reader);
    try {
      await this.readAgain();
      if (after !== undefined) await checkCursor(db, after);
    } catch (error) {
      stop();
      throw error;
    }
    reader.start(after ?? this.position ?? '0', after !== undefined);
    return stop;
  }

  private add(eventId: string, reader: ChangeReader): () => void {
    const readers = this.readers.get(eventId) ?? new Set();
    this.readers.set(eventId, readers.add(reader));
    this.sweeper ??= setInterval(() => this.wake(), SWEEP_MS);
    return () => {
      reader.stop();
      if (readers.delete(reader) && readers.size === 0) this.readers.delete(eventId);
      if (this.readers.size > 0) return;
      clearInterval(this.sweeper);
      this.sweeper = undefined;
      this.position = undefined;
    };
  }

  private wake(): void {
    if (this.readers.size === 0) return;
    this.readAgain().catch((error: unknown) => this.options.log.event('changes.not-read', { err: error }));
  }

  /** A read that begins after the call; calls while another one is under way share the next one. */
  private readAgain(): Promise<void> {
    if (!this.running) {
      this.running = this.read().finally(() => (this.running = undefined));
      return this.running;
    }
    this.next ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.readAgain();
      });
    return this.next;
  }

  private async read(): Promise<void> {
    const { db } = this.options;
    this.position ??= (await firstOf(keptChanges(db, {})))?.newest ?? '0';
    for (;;) {
      const after: string = this.position;
      const changes = await changesOfEvents(db, { after, eventIds: [...this.readers.keys()] });
      // The last reader has left: the next one starts at the newest change of its time.
      if (this.readers.size === 0) return;
      for (const change of changes)
        for (const reader of this.readers.get(change.eventId) ?? []) reader.add(change);
      this.position = changes.at(-1)?.id ?? after;
      if (changes.length < PAGE) return;
    }
  }
}

/** The feed of a server. */
export const changeFeedOf = defineState(
  ({ database: { db }, pubsub, log }: Runtime) => new ChangeFeed({ db, bus: pubsub, log }),
);

/** The live source of a subscription to the changes of an event; the caller has checked access. */
export const changesIn = (
  { runtime }: RequestContext,
  followed: Followed,
  after: string | null | undefined,
): LiveSource => {
  const bus: LiveBus = {
    listen: (_topic, deliver, onGap, cursor) =>
      changeFeedOf(runtime).follow(followed, deliver, onGap, cursor),
  };
  return new LiveSource({
    bus,
    topic: `changes.${followed.topic}.${followed.eventId}`,
    cursorOf: (change) => (change as EventChange).id,
    ...(typeof after === 'string' ? { after } : {}),
  });
};
