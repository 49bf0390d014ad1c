/** Protects callers who wait from one with much work: so many places in all and of each as the owner of a queue says. */
import { tooBusy } from '../errors';

/** How much runs at a time, of all callers and of each; and how much of one caller may wait. */
export interface FairLimits {
  total: number;
  perKey: number | ((key: string) => number);
  maxWaiting: number;
}

interface Lane {
  running: number;
  waiting: (() => void)[];
}

const RETRY_SECONDS = 1;
/** So many full queues are a crowd. */
const CROWD = 4;

/**
 * Runs work of many callers, who wait behind their own work only: each has a few places, and callers who wait get the next
 * free one in turn. SERVICE_UNAVAILABLE where too much of one caller waits already.
 */
export class FairQueue {
  /** Of callers with work, the one whose turn is longest ago first. */
  private readonly lanes = new Map<string, Lane>();
  private running = 0;
  private waiting = 0;

  constructor(private readonly limits: FairLimits) {}

  /** Runs work of a caller; `onWait` is called where it cannot start at once. */
  async run<T>(key: string, work: () => Promise<T>, onWait?: () => void): Promise<T> {
    const lane = this.lanes.get(key) ?? { running: 0, waiting: [] };
    if (this.canStart(key, lane)) this.start(key, lane);
    else {
      if (lane.waiting.length >= this.allowedQueue()) throw tooBusy(RETRY_SECONDS);
      onWait?.();
      this.lanes.set(key, lane);
      this.waiting += 1;
      await new Promise<void>((resolve) => lane.waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      this.end(key, lane);
    }
  }

  /** In a crowd each caller keeps one place in line. */
  private allowedQueue(): number {
    const { maxWaiting } = this.limits;
    return this.waiting < CROWD * maxWaiting ? maxWaiting : 1;
  }

  private canStart(key: string, { running }: Lane): boolean {
    const { total, perKey } = this.limits;
    return this.running < total && running < (typeof perKey === 'number' ? perKey : perKey(key));
  }

  private start(key: string, lane: Lane): void {
    lane.running += 1;
    this.running += 1;
    this.lanes.delete(key);
    this.lanes.set(key, lane);
  }

  private end(key: string, lane: Lane): void {
    lane.running -= 1;
    this.running -= 1;
    if (lane.running === 0 && lane.waiting.length === 0) this.lanes.delete(key);
    if (this.waiting === 0) return;
    for (const [nextKey, next] of this.lanes)
      while (next.waiting.length > 0 && this.canStart(nextKey, next)) {
        this.start(nextKey, next);
        this.waiting -= 1;
        next.waiting.shift()?.();
      }
  }
}
