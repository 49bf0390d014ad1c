import type { Runtime } from '../../core/context';
import type { Db } from '../../core/db/database';
import { firstOf } from '../../core/db/statement';
import { oneAtATime } from '../../core/load/one-at-a-time';
import type { PubSub } from '../../core/realtime/pubsub';
import { checkInsTopic } from '../check-in/index';
import { pulseOfEvent } from './statistics.queries';

/** How often numbers may change for those who watch. */
const EVERY_MS = 2_000;
/** Entries are published at once, but no more often than this: at a busy door there are several a second. */
const ENTRIES_EVERY_MS = 500;

interface Subscriber {
  notify: (payload: unknown) => void;
  fail: () => void;
}

interface Watch {
  subscribers: Set<Subscriber>;
  /** The latest reading. */
  pulse: Promise<string>;
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
 * subscribers, for all of them: nothing that changes a number has to do anything for it. Entries are published anyway, and cause
 * a check at once.
 */
export class StatisticsThrottle implements Pick<PubSub, 'listen'> {
  private readonly watches = new Map<string, Watch>();

  constructor(
    private readonly db: Db,
    private readonly bus: PubSub,
  ) {}

  /** Begins with what there is when the promise resolves; every later change is notified within two seconds, an entry within one. */
  async listen(eventId: string, notify: Subscriber['notify'], fail = () => {}): Promise<() => void> {
    const watch = this.watches.get(eventId) ?? this.begin(eventId);
    const subscriber = { notify, fail };
    watch.subscribers.add(subscriber);
    const stop = () => {
      if (watch.subscribers.delete(subscriber) && watch.subscribers.size === 0) this.end(eventId, watch);
    };
    await watch.pulse.catch((error: unknown) => {
      stop();
      throw error;
    });
    return stop;
  }

  private begin(eventId: string): Watch {
    const check = oneAtATime(() => this.check(eventId, watch));
    const watch: Watch = {
      subscribers: new Set(),
      pulse: this.read(eventId),
      check,
      timer: setInterval(check, EVERY_MS),
      checkedAt: Date.now(),
      stopListening: this.bus.listen(checkInsTopic(eventId), () => this.checkSoon(eventId, watch)),
    };
    // Without the bus entries are found by the next regular check.
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
    // An entry may still arrive while the bus is being left.
    if (watch.earlyCheck || this.watches.get(eventId) !== watch) return;
    const wait = Math.max(0, watch.checkedAt + ENTRIES_EVERY_MS - Date.now());
    watch.earlyCheck = setTimeout(() => {
      delete watch.earlyCheck;
      watch.check();
    }, wait);
  }

  private async read(eventId: string): Promise<string> {
    return (await firstOf(pulseOfEvent(this.db, { eventId })))?.pulse ?? '';
  }

  private async check(eventId: string, watch: Watch): Promise<void> {
    if (this.watches.get(eventId) !== watch) return;
    const before = watch.pulse;
    watch.checkedAt = Date.now();
    watch.pulse = before.then(() => this.read(eventId));
    try {
      // Awaited together: if the earlier one fails, this one does too, and its rejection would be unhandled.
      const [was, is] = await Promise.all([before, watch.pulse]);
      if (was !== is) for (const { notify } of watch.subscribers) notify({ eventId });
    } catch {
      // Changes of the meantime would be missed: subscribers subscribe again and ask.
      this.end(eventId, watch);
      for (const { fail } of watch.subscribers) fail();
    }
  }
}

const pulses = new WeakMap<Runtime, StatisticsThrottle>();

/** The one of this server. */
export const throttleOf = (runtime: Runtime): StatisticsThrottle => {
  const pulse = pulses.get(runtime) ?? new StatisticsThrottle(runtime.database.db, runtime.pubsub);
  pulses.set(runtime, pulse);
  return pulse;
};
