import type { PoolClient, QueryResult } from 'pg';
import { CHANGE_TOPIC, CHANGES, insertChanges, type ChangeListener } from '../changes/event-changes.queries';
import type { Logger } from '../logger';
import type { JobInsert, JobQueue } from '../jobs/jobs';
import type { PubSub } from '../pubsub/pubsub';
import { poolOf, dbOver, type Database, type Db } from '../db/database';
import { traced } from '../telemetry/tracing';
import { JOB_TOPIC } from '../outbox/outbox.queries';

const BATCH = 500;
/** How long a row may wait that a trigger wrote, or whose server died right after the commit. */
const SWEEP_MS = 250;
/** A server that is paused while it has the lock loses it after this time, so that another one publishes. */
const MAX_PAUSE_MS = 5_000;
/** One relay works at a time over all servers, so that rows leave in the order in which they came. */
export const RELAY_LOCK = 7_310_001;

const DELIVERY = () => ({ name: 'outbox delivery' });

interface OutboxRow {
  id: string;
  topic: string;
  payload: unknown;
}

interface RelayOptions {
  database: Database;
  pubsub: PubSub;
  /** Adds jobs with these statements. */
  addJobs: JobQueue['insert'];
  /** Run with the changes that get into the feed, in the transaction that makes them visible. */
  changeListeners: readonly ChangeListener[];
  log: Logger;
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
    this.sweeper = setInterval(() => this.wake(false), SWEEP_MS);
    this.sweeper.unref();
    this.wake(false);
  }

  /** There are new rows, or (not `announced`) there may be. Calls while it works make it look once more afterwards. */
  wake(announced = true): void {
    if (this.stopped) return;
    this.again = this.running !== undefined;
    if (this.again) return;
    this.running = this.drain(announced)
      .catch((error: unknown) => this.options.log.event('outbox.waiting', { err: error }))
      .finally(() => {
        this.running = undefined;
        if (this.again) this.wake(false);
      });
  }

  /** Publishes what is there and stops. */
  async stop(): Promise<void> {
    clearInterval(this.sweeper);
    this.stopped = true;
    await this.running;
  }

  private async drain(announced: boolean): Promise<void> {
    const client = await poolOf(this.options.database.dataSource).connect();
    try {
      let more = announced || (await client.query('SELECT 1 FROM outbox LIMIT 1')).rows.length > 0;
      while (more) more = await traced(DELIVERY, () => this.publishBatch(client));
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** Publishes a batch of events and moves one of changes: thousands of changes of an import keep no message waiting. True where more may wait. */
  private async publishBatch(client: PoolClient): Promise<boolean> {
    // Several statements in one message, here and below: every message of every chat takes these two round trips.
    const answers = await client.query(
      `BEGIN; SET LOCAL idle_in_transaction_session_timeout = ${MAX_PAUSE_MS}; SELECT pg_advisory_xact_lock(${RELAY_LOCK});
       (SELECT id, topic, payload FROM outbox WHERE topic <> '${CHANGE_TOPIC}' ORDER BY id LIMIT ${BATCH})
       UNION ALL (SELECT id, topic, payload FROM outbox WHERE topic = '${CHANGE_TOPIC}' ORDER BY id LIMIT ${BATCH})`,
    );
    const { rows } = (answers as unknown as QueryResult<OutboxRow>[])[3]!;
    const changeIds = rows.filter(({ topic }) => topic === CHANGE_TOPIC).map(({ id }) => id);
    const events = rows.filter(({ topic }) => topic !== JOB_TOPIC && topic !== CHANGE_TOPIC);
    await Promise.all(events.map(({ topic, payload }) => this.options.pubsub.publish(topic, payload)));
    const jobs = rows.filter(({ topic }) => topic === JOB_TOPIC).map(({ payload }) => payload as JobInsert);
    if (jobs.length > 0) await this.options.addJobs(dbOver(client), jobs);
    const newest = await this.moveChanges(dbOver(client), changeIds);
    const sent = rows.map(({ id }) => BigInt(id)).join(', ');
    await client.query(sent ? `DELETE FROM outbox WHERE id IN (${sent}); COMMIT` : 'COMMIT');
    // Not awaited: servers look for changes themselves where this is lost.
    if (newest) this.options.pubsub.publish(CHANGES, newest).catch(() => undefined);
    return changeIds.length === BATCH || rows.length - changeIds.length === BATCH;
  }

  /** Moves changes into the feed; the newest one's sequence. */
  private async moveChanges(db: Db, outboxIds: readonly string[]): Promise<string | undefined> {
    if (outboxIds.length === 0) return undefined;
    const changes = await insertChanges(db, { outboxIds });
    for (const listener of this.options.changeListeners) await listener(db, changes);
    return changes.at(-1)?.id;
  }
}
