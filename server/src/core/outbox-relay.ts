import { setTimeout as wait } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Logger } from './logger';
import type { PubSub } from './pubsub';
import { poolOf } from './database';
import type { Database } from './transaction';

const BATCH = 500;
/** How long a row whose server died right after the commit may wait for another server. */
const SWEEP_MS = 1_000;
/** One relay works at a time over all servers, so that rows leave in the order in which they came. */
const RELAY_LOCK = 7_310_001;

interface OutboxRow {
  id: string;
  topic: string;
  payload: unknown;
}

interface RelayOptions {
  database: Database;
  pubsub: PubSub;
  log: Logger;
  /** Test hook: widens the gap between commit and publish. */
  delayMs: number;
}

/**
 * Publishes outbox rows in order and removes them once the bus has taken them: at least once, whatever dies when.
 * Rows of one conversation are written under that conversation's lock, so their ids follow their commits.
 */
export class OutboxRelay {
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;
  private readonly sweeper: NodeJS.Timeout;

  constructor(private readonly options: RelayOptions) {
    this.sweeper = setInterval(() => this.wake(), SWEEP_MS);
    this.sweeper.unref();
    this.wake();
  }

  /** There may be new rows. Calls while it works make it look once more afterwards. */
  wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.drain()
      .catch((error: unknown) =>
        this.options.log.warn({ err: error }, 'The outbox waits: the bus or the database is away'),
      )
      .finally(() => {
        this.running = undefined;
        if (!this.again) return;
        this.again = false;
        this.wake();
      });
  }

  /** Publishes what is there and stops. */
  async stop(): Promise<void> {
    clearInterval(this.sweeper);
    this.stopped = true;
    await this.running;
  }

  private async drain(): Promise<void> {
    const client = await poolOf(this.options.database.dataSource).connect();
    try {
      let taken = BATCH;
      while (taken === BATCH) taken = await this.publishBatch(client);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  private async publishBatch(client: PoolClient): Promise<number> {
    const { rows: waiting } = await client.query('SELECT 1 FROM outbox LIMIT 1');
    if (waiting.length === 0) return 0;
    if (this.options.delayMs > 0) await wait(this.options.delayMs);
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [RELAY_LOCK]);
    const { rows } = await client.query<OutboxRow>({
      name: 'outbox-batch',
      text: 'SELECT id, topic, payload FROM outbox ORDER BY id LIMIT $1',
      values: [BATCH],
    });
    await Promise.all(rows.map(({ topic, payload }) => this.options.pubsub.publish(topic, payload)));
    await client.query({
      name: 'outbox-sent',
      text: 'DELETE FROM outbox WHERE id = ANY($1)',
      values: [rows.map(({ id }) => id)],
    });
    await client.query('COMMIT');
    return rows.length;
  }
}
