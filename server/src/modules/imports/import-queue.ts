import type { Db } from '../../core/db/database';
import { defineState } from '../../core/request/state';
import { rateLimited, tooBusy } from '../../core/errors';
import { newId } from '../../core/db/ids';
import { oneAtATime } from '../../core/timing/one-at-a-time';
import { renewQueuedImports } from './import.queries';

/** Each running import takes a thread, a database connection and up to 256 MB. */
const MAX_RUNNING = 2;
/** Each waiting import keeps its file on disk and its request open. */
const MAX_WAITING = 20;
/** Of one user, running ones included: one person does not fill the queue. */
const MAX_OF_USER = 5;
const RETRY_SECONDS = 30;
const RENEW_EVERY_MS = 5_000;

/** An import's place: running, or waiting in the order of arrival. */
export interface QueuePlace {
  /** Id of the import. */
  readonly importId: string;
  readonly userId: string;
  running: boolean;
  start(): void;
}

/** Limits how many imports of this server run at once; the others wait in the order of arrival. */
export class ImportQueue {
  /** Tells the queues of several servers apart. */
  readonly serverId = newId();
  private readonly places: QueuePlace[] = [];
  private renewal: NodeJS.Timeout | undefined;

  /** Takes a place. RATE_LIMITED where the user has too many imports at once, SERVICE_UNAVAILABLE where the queue is full. */
  join(userId: string, importId = newId()): QueuePlace {
    if (this.places.filter((place) => place.userId === userId).length >= MAX_OF_USER)
      throw rateLimited(RETRY_SECONDS);
    if (this.places.length >= MAX_RUNNING + MAX_WAITING)
      throw tooBusy(RETRY_SECONDS, 'Many imports are waiting already. Please try again later.');
    const running = this.places.length < MAX_RUNNING;
    const place = { importId, userId, running, start: () => undefined };
    this.places.push(place);
    return place;
  }

  /** Waits until the import may run; rejects when the signal aborts. `db` shows others that the waiting imports are alive. */
  async turn(place: QueuePlace, db: Db, signal: AbortSignal): Promise<void> {
    if (place.running) return;
    signal.throwIfAborted();
    this.renewal ??= setInterval(
      oneAtATime(() => this.renew(db)),
      RENEW_EVERY_MS,
    ).unref();
    let stop = (): void => undefined;
    const started = new Promise<void>((resolve, reject) => {
      place.start = resolve;
      stop = () => reject(signal.reason as Error);
    });
    signal.addEventListener('abort', stop, { once: true });
    // A signal that lives as long as the server would keep one listener for each import.
    await started.finally(() => signal.removeEventListener('abort', stop));
  }

  /** Gives the place up, and lets the next import run. */
  leave(place: QueuePlace): void {
    const at = this.places.indexOf(place);
    if (at >= 0) this.places.splice(at, 1);
    for (const next of this.places.slice(0, MAX_RUNNING)) {
      if (next.running) continue;
      next.running = true;
      next.start();
    }
    if (this.places.length > MAX_RUNNING) return;
    clearInterval(this.renewal);
    this.renewal = undefined;
  }

  private async renew(db: Db): Promise<void> {
    const waiting = this.places.filter(({ running }) => !running).map(({ importId }) => importId);
    // A renewal that fails is made up for by the next one.
    await renewQueuedImports(db, { ids: waiting }).catch(() => undefined);
  }
}

/** The queue of this server. */
export const importQueue = defineState(() => new ImportQueue());
