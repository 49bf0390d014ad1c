import type { Runtime } from '../../core/context';
import type { Sql } from '../../core/database';
import type { PubSub } from '../../core/pubsub';
import { checkInsTopic } from '../check-in/check-in.events';
import { PULSE } from './statistics-queries';

/** How often numbers may change for those who watch. */
const EVERY_MS = 2_000;
/** Entries are told of at once, but no more often than this: at a busy door there are several a second. */
const ENTRIES_EVERY_MS = 500;

interface Watcher {
  tell: (payload: unknown) => void;
  fail: () => void;
}

interface Watch {
  watchers: Set<Watcher>;
  /** What was found last time. */
  pulse: Promise<string>;
  timer: NodeJS.Timeout;
  /** Set while a look at new entries is due. */
  soon?: NodeJS.Timeout;
  /** When it was last looked, in milliseconds. */
  lookedAt: number;
  /** Ends to listen to entries. */
  deaf: Promise<() => void>;
}

/**
 * Tells when the numbers of an event have changed. One small statement looks every two seconds, on servers where
 * somebody watches, for all who watch there: nothing that changes a number has to do anything for it. Entries are published
 * anyway, and make it look at once.
 */
export class StatisticsPulse implements Pick<PubSub, 'listen'> {
  private readonly watches = new Map<string, Watch>();

  constructor(
    private readonly sql: Sql,
    private readonly bus: PubSub,
  ) {}

  /** Begins with what there is when the promise resolves; every later change is told within two seconds, an entry within one. */
  async listen(eventId: string, tell: Watcher['tell'], fail = () => {}): Promise<() => void> {
    const watch = this.watches.get(eventId) ?? this.begin(eventId);
    const watcher = { tell, fail };
    watch.watchers.add(watcher);
    const stop = () => {
      if (watch.watchers.delete(watcher) && watch.watchers.size === 0) this.end(eventId, watch);
    };
    await watch.pulse.catch((error: unknown) => {
      stop();
      throw error;
    });
    return stop;
  }

  private begin(eventId: string): Watch {
    const watch: Watch = {
      watchers: new Set(),
      pulse: this.look(eventId),
      timer: setInterval(() => void this.beat(eventId, watch), EVERY_MS),
      lookedAt: Date.now(),
      deaf: this.bus.listen(checkInsTopic(eventId), () => this.hurry(eventId, watch)),
    };
    // Without the bus entries are seen at the next beat.
    watch.deaf.catch(() => undefined);
    this.watches.set(eventId, watch);
    return watch;
  }

  private end(eventId: string, watch: Watch): void {
    clearInterval(watch.timer);
    clearTimeout(watch.soon);
    watch.deaf.then(
      (stop) => stop(),
      () => undefined,
    );
    if (this.watches.get(eventId) === watch) this.watches.delete(eventId);
  }

  private hurry(eventId: string, watch: Watch): void {
    if (watch.soon) return;
    const wait = Math.max(0, watch.lookedAt + ENTRIES_EVERY_MS - Date.now());
    watch.soon = setTimeout(() => {
      delete watch.soon;
      void this.beat(eventId, watch);
    }, wait);
  }

  private async look(eventId: string): Promise<string> {
    const [row] = await this.sql.rows<{ pulse: string }>({ text: PULSE, values: [eventId] });
    return row?.pulse ?? '';
  }

  private async beat(eventId: string, watch: Watch): Promise<void> {
    const before = watch.pulse;
    watch.lookedAt = Date.now();
    watch.pulse = before.then(() => this.look(eventId));
    try {
      if ((await before) !== (await watch.pulse)) for (const { tell } of watch.watchers) tell({ eventId });
    } catch {
      // What happens meanwhile would be missed: whoever watches comes back and asks.
      this.end(eventId, watch);
      for (const { fail } of watch.watchers) fail();
    }
  }
}

const pulses = new WeakMap<Runtime, StatisticsPulse>();

/** The one of this server. */
export const pulseOf = (runtime: Runtime): StatisticsPulse => {
  const pulse = pulses.get(runtime) ?? new StatisticsPulse(runtime.database.sql, runtime.pubsub);
  pulses.set(runtime, pulse);
  return pulse;
};
