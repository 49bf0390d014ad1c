import { checkCursor } from '../../core/changes/change-cursor';
import { changeFeedOf, type ChangeFeed } from '../../core/changes/change-feed';
import type { Db } from '../../core/db/database';
import { firstOf } from '../../core/db/statement';
import { oneAtATime } from '../../core/timing/one-at-a-time';
import type { LiveBus } from '../../core/pubsub/live-source';
import { defineState } from '../../core/request/state';
import { pulseOfEvent } from './statistics.queries';

/** How often numbers may change for those who watch. */
const EVERY_MS = 2_000;
/** Entries are published at once, but no more often than this: at a busy door there are several a second. */
const ENTRIES_EVERY_MS = 500;

/** That the numbers of an event have changed, and the newest change of the feed that they have. */
export interface StatisticsChanged {
  eventId: string;
  cursor: string;
}

interface Reading {
  pulse: string;
  cursor: string;
}

interface Subscriber {
  notify: (changed: StatisticsChanged) => unknown;
  fail: () => void;
}

interface Watch {
  subscribers: Set<Subscriber>;
  /** The latest reading. */
  reading: Promise<Reading>;
  /** Reads again. */
  check: () => void;
  timer: NodeJS.Timeout;
  /** Set while an early check, because of a new entry, is due. */
  earlyCheck?: NodeJS.Timeout;
  /** When it was checked last, in milliseconds. */
  checkedAt: number;
  /** Stops listening to entries. */
  stopListening: Promise<() => void>;
}

/**
 * Notifies subscribers when the numbers of an event have changed. One small statement checks every two seconds, on servers with
 * subscribers, for all of them: nothing that changes a number has to do anything for it. Entries are in the change feed, and cause
 * a check at once.
 */
export class StatisticsThrottle implements LiveBus {
  private readonly watches = new Map<string, Watch>();

  constructor(
    private readonly db: Db,
    private readonly feed: Pick<ChangeFeed, 'follow'>,
  ) {}

  /**
   * Begins with what there is when the promise resolves; every later change is notified within two seconds, an entry within one.
   * With a cursor it notifies at once: messages change numbers too, and are not in the feed.
   */
  async listen(
    eventId: string,
    notify: Subscriber['notify'],
    fail: Subscriber['fail'] = () => {},
    after?: string,
  ): Promise<() => void> {
    const watch = this.watches.get(eventId) ?? this.begin(eventId);
    const subscriber = { notify, fail };
    watch.subscribers.add(subscriber);
    const stop = () => {
      if (watch.subscribers.delete(subscriber) && watch.subscribers.size === 0) this.end(eventId, watch);
    };
    try {
      if (after !== undefined) await checkCursor(this.db, after);
      const { cursor } = await watch.reading;
      if (after !== undefined) notify({ eventId, cursor });
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  }

  private begin(eventId: string): Watch {
    const check = oneAtATime(() => this.check(eventId, watch));
    const watch: Watch = {
      subscribers: new Set(),
      reading: this.read(eventId),
      check,
      timer: setInterval(check, EVERY_MS),
      checkedAt: Date.now(),
      stopListening: this.feed.follow(
        { eventId, topic: 'CHECK_IN_RECORDED' },
        async () => this.checkSoon(eventId, watch),
        () => undefined,
      ),
    };
    // Without the feed entries are found by the next regular check.
    watch.stopListening.catch(() => undefined);
    this.watches.set(eventId, watch);
    return watch;
  }

  private end(eventId: string, watch: Watch): void {
    clearInterval(watch.timer);
    clearTimeout(watch.earlyCheck);
    watch.stopListening.then(
      (stop) => stop(),
      () => undefined,
    );
    if (this.watches.get(eventId) === watch) this.watches.delete(eventId);
  }

  private checkSoon(eventId: string, watch: Watch): void {
    // An entry may still arrive while the feed is being left.
    if (watch.earlyCheck || this.watches.get(eventId) !== watch) return;
    const wait = Math.max(0, watch.checkedAt + ENTRIES_EVERY_MS - Date.now());
    watch.earlyCheck = setTimeout(() => {
      delete watch.earlyCheck;
      watch.check();
    }, wait);
  }

  private async read(eventId: string): Promise<Reading> {
    return (await firstOf(pulseOfEvent(this.db, { eventId }))) ?? { pulse: '', cursor: '0' };
  }

  private async check(eventId: string, watch: Watch): Promise<void> {
    if (this.watches.get(eventId) !== watch) return;
    const before = watch.reading;
    watch.checkedAt = Date.now();
    watch.reading = before.then(() => this.read(eventId));
    try {
      // Awaited together: if the earlier one fails, this one does too, and its rejection would be unhandled.
      const [was, is] = await Promise.all([before, watch.reading]);
      if (was.pulse !== is.pulse)
        for (const { notify } of watch.subscribers) notify({ eventId, cursor: is.cursor });
    } catch {
      // Changes of the meantime would be missed: subscribers subscribe again and ask.
      this.end(eventId, watch);
      for (const { fail } of watch.subscribers) fail();
    }
  }
}

/** The one of this server. */
export const throttleOf = defineState(
  (runtime) => new StatisticsThrottle(runtime.database.db, changeFeedOf(runtime)),
);
