import type { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { Db } from '../db/database';
import { Query } from '../db/query';
import { foreignSql } from '../db/sql';
import { FairQueue } from '../admission/fair-queue';
import type { Logger } from '../logger';
import type { JobObserver } from '../metrics/metrics';
import { traced } from '../telemetry/tracing';

/** A kind of work that is done later, by whichever server has time; at least once, until it succeeds or gives up. */
export interface AnyJobKind {
  name: string;
  /** Tries after the first one, with growing pauses that start at 5 seconds. */
  retries: number;
  /** A job that takes longer has lost its server, and is tried again. */
  expireSeconds: number;
  /** Minute, hour, day of month, month, day of week, UTC: the kind comes by itself. */
  cron?: string;
  /** It does nothing to people, and is done in a restored copy too; all others wait there until they are released. */
  isHousekeeping?: boolean;
}

/** A kind whose jobs carry such data. */
export interface JobKind<Data extends object> extends AnyJobKind {
  /** Only for its type. */
  readonly data?: Data;
}

export const defineJob = <Data extends object = Record<string, never>>(
  name: string,
  options: Partial<Omit<JobKind<Data>, 'name'>> = {},
): JobKind<Data> => ({ name, retries: 5, expireSeconds: 60, ...options });

export interface JobOptions {
  startAfter?: Date;
  /** While a job with the same key waits, another one is not added. */
  key?: string;
  /** All others of its kind come first. */
  canWait?: boolean;
}

export interface JobHandler {
  kind: AnyJobKind;
  run(data: never): Promise<unknown>;
}

export type JobInsert = PgBoss.JobInsert;

/** The data of scheduled jobs, whose kinds declare none. */
const NO_DATA = {} as never;

const RETRY_DELAY_SECONDS = 5;
const POLL_SECONDS = 2;
/** All kinds look for jobs at the same time, and would each open a connection of the pool for it. */
const CONNECTIONS = 2;
/** How often jobs of servers that died are looked for. */
const MAINTENANCE_SECONDS = 15;
const STOP_MS = 5_000;
/** The condition with which pg-boss takes a job, and the one for kinds that are held: it is asked for each job. */
const IS_DUE = 'AND start_after < now()';
const IS_DUE_AND_RELEASED = `${IS_DUE} AND NOT EXISTS (SELECT FROM job_holds)`;

/** Refuses a version of pg-boss that takes jobs by another statement: a restored copy would do what is held. */
export const assertHoldable = (statement: string): void => {
  if (!statement.includes(IS_DUE))
    throw new Error(`Jobs cannot be held: pg-boss does not take them by "${IS_DUE}" any more.`);
};

/** The statements with which pg-boss notes that jobs have ended. */
const NOTES_END = /^\s*WITH (results|deleted_jobs) AS/;

const queueOf = ({ name, retries, expireSeconds }: AnyJobKind) => ({
  name,
  retryLimit: retries,
  retryDelay: RETRY_DELAY_SECONDS,
  retryBackoff: true,
  expireInSeconds: expireSeconds,
});

/** Makes the tables of the queue and one queue per kind; part of migrating. */
export const installJobs = async (url: string, kinds: readonly AnyJobKind[]): Promise<void> => {
  const boss = new PgBoss({ connectionString: url, max: 1, schedule: false, supervise: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    for (const kind of kinds) {
      await boss.createQueue(kind.name, queueOf(kind));
      await boss.updateQueue(kind.name, queueOf(kind));
      if (kind.cron) await boss.schedule(kind.name, kind.cron);
      else await boss.unschedule(kind.name);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
};

export class JobQueue {
  private readonly boss: PgBoss;
  private readonly workers = new Map<string, string>();
  /** Kinds that are held in a restored copy. */
  private readonly held = new Set<unknown>();
  private readonly underWay = new Set<Promise<unknown>>();
  private readonly turns = new FairQueue({
    total: CONNECTIONS,
    perKey: CONNECTIONS,
    maxWaiting: Number.POSITIVE_INFINITY,
  });
  private closed = false;

  constructor(
    private readonly pool: Pool,
    private readonly log: Logger,
    private readonly observe: JobObserver = () => undefined,
  ) {
    this.boss = new PgBoss({
      db: { executeSql: (text, values) => this.query(text, values) },
      migrate: false,
      maintenanceIntervalSeconds: MAINTENANCE_SECONDS,
    });
    this.boss.on('error', (error) => log.event('jobs.waiting', { err: error }));
  }

  /** Starts to look after the queue, and to do the jobs of these handlers. */
  async start(handlers: readonly JobHandler[]): Promise<void> {
    await this.boss.start();
    assertHoldable(await this.statementOfTaking());
    for (const { kind } of handlers) if (!kind.isHousekeeping) this.held.add(kind.name);
    for (const handler of handlers) this.workers.set(handler.kind.name, await this.work(handler));
  }

  /** Adds jobs of a kind with one statement: in a transaction they are there if and when that commits. */
  add<Data extends object>(
    db: Db,
    { name }: JobKind<Data>,
    all: readonly Data[],
    { startAfter, key, canWait }: JobOptions = {},
  ): Promise<void> {
    const options = {
      ...(startAfter ? { startAfter } : {}),
      ...(key ? { singletonKey: key } : {}),
      ...(canWait ? { priority: -1 } : {}),
    };
    return this.insert(
      db,
      all.map((data) => ({ name, data, ...options })),
    );
  }

  /** Adds jobs of any kind with one statement, as `pg-boss` describes them. */
  async insert(db: Db, jobs: readonly JobInsert[]): Promise<void> {
    const over: PgBoss.Db = {
      executeSql: async (text, values) => ({
        rows: await db.rows(new Query<unknown>(foreignSql(text, values ?? []), {}, 'with-values')),
      }),
    };
    await this.boss.insert([...jobs], { db: over } as PgBoss.InsertOptions);
  }

  /** Looks for jobs of a kind now, and not at the next turn. */
  wake({ name }: AnyJobKind): void {
    const worker = this.workers.get(name);
    if (worker) this.boss.notifyWorker(worker);
  }

  /** Lets running jobs end and takes no more. */
  async stop(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: STOP_MS, close: false });
    this.closed = true;
    await Promise.allSettled(this.underWay);
  }

  /** How pg-boss takes a job, which has no public way to hold jobs; takes none. */
  private async statementOfTaking(): Promise<string> {
    let statement = '';
    const executeSql = async (text: string) => {
      statement = text;
      return { rows: [] };
    };
    await this.boss.fetch('any', { db: { executeSql } });
    return statement;
  }

  private query(asked: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    const text = this.held.has(values?.[0]) ? asked.replace(IS_DUE, IS_DUE_AND_RELEASED) : asked;
    const answered = this.turns.run('', () => this.send(text, values));
    if (!NOTES_END.test(text)) return answered;
    // pg-boss does not wait for this, so a rejection would end the process. The job expires and is done again.
    return answered.catch((error: unknown) => {
      this.log.event('job.outcome-lost', { err: error });
      return { rows: [{ count: 0 }] };
    });
  }

  /** Upkeep sends several statements in one text, which only works without values and a name. */
  private async send(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    // A worker that was just fetching when it was stopped must not find the pool closed.
    if (this.closed) return new Promise(() => undefined);
    const answer = values?.length ? this.pool.query(text, values) : this.pool.query(text);
    this.underWay.add(answer);
    return answer.finally(() => this.underWay.delete(answer));
  }

  private work({ kind, run }: JobHandler): Promise<string> {
    return this.boss.work<never>(kind.name, { pollingIntervalSeconds: POLL_SECONDS }, async ([job]) => {
      if (!job) return;
      let failed = false;
      const started = performance.now();
      try {
        await traced(
          () => ({ name: `job ${kind.name}`, attributes: { 'podium.job_id': job.id } }),
          async () => run(job.data ?? NO_DATA),
        );
      } catch (error) {
        this.log.event('job.failed', { err: error, job: kind.name, jobId: job.id });
        failed = true;
      }
      this.observe(kind.name, failed, (performance.now() - started) / 1_000);
      // A worker takes one job per turn: without this, many cheap jobs would delay all others of their kind by a turn each.
      this.wake(kind);
      // pg-boss stores what is thrown, and the error itself may quote an address or other personal data.
      if (failed) throw new Error('The job failed');
    });
  }
}
