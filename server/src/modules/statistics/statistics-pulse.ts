import type { Runtime } from '../../core/context';
import type { Sql } from '../../core/database';
import type { PubSub } from '../../core/pubsub';
import { PULSE } from './statistics-queries';

/** How often numbers may change for those who watch. */
const EVERY_MS = 2_000;

interface Watcher {
  tell: (payload: unknown) => void;
  fail: () => void;
}

interface Watch {
  watchers: Set<Watcher>;
  /** What was found last time. */
  pulse: Promise<string>;
  timer: NodeJS.Timeout;
}

/**
 * Tells when the numbers of an event have changed. One small statement looks every two seconds, on servers where
 * somebody watches, for all who watch there: nothing that changes a number has to do anything for it.
 */
export class StatisticsPulse implements Pick<PubSub, 'listen'> {
  private readonly watches = new Map<string, Watch>();

  constructor(private readonly sql: Sql) {}

  /** Begins with what there is when the promise resolves; every later change is told within two seconds. */
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
    };
    this.watches.set(eventId, watch);
    return watch;
  }

  private end(eventId: string, watch: Watch): void {
    clearInterval(watch.timer);
    if (this.watches.get(eventId) === watch) this.watches.delete(eventId);
  }

  private async look(eventId: string): Promise<string> {
    const [row] = await this.sql.rows<{ pulse: string }>({ text: PULSE, values: [eventId] });
    return row?.pulse ?? '';
  }

  private async beat(eventId: string, watch: Watch): Promise<void> {
    const before = watch.pulse;
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
  const pulse = pulses.get(runtime) ?? new StatisticsPulse(runtime.database.sql);
  pulses.set(runtime, pulse);
  return pulse;
};
