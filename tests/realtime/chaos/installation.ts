import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '../../../server/src/migrate';
import { mortalPostgres, type MortalPostgres } from '../../support/mortal-postgres';
import { quietPort } from '../../support/port';
import { spawnServer, type ServerProcess } from '../../support/process';
import { mortalRedis, type MortalRedis } from '../../support/redis';
import { waitFor } from '../../support/wait';

/** How long a server may take to start, counting the attempts that fail because Postgres is away. */
const START_MS = 90_000;
/** Longer than readiness waits for Postgres. */
const PROBE_MS = 3_000;

/** Started again whenever it ends, as by a supervisor. */
export class SupervisedServer {
  /** True while it does not run, or does not answer, because of a fault of ours. */
  struck = true;
  /** `main.js` of another build, from its next start on. */
  entry: string | undefined;
  readonly url: string;
  private running: ServerProcess | undefined;

  constructor(
    readonly name: string,
    readonly port: number,
    private readonly installation: Installation,
  ) {
    this.entry = installation.options.entry;
    this.url = `http://127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    const { port, entry, name } = this;
    const { databaseUrl, options, redis, logged, violations } = this.installation;
    const onLog = (line: string) => line.startsWith('{') && logged.push(`${name} ${line}`);
    const settings = { databaseUrl, redisUrl: redis.url, port, settings: options.settings, entry, onLog };
    this.running = await waitFor(
      () => spawnServer(settings).catch(() => pause(200, null)),
      `The start of ${name}`,
      START_MS,
    );
    this.struck = false;
    void this.running.exited.then((how) => {
      if (!this.struck) violations.push(`${name} ended by itself with ${how}`);
    });
  }

  /** kill -9. */
  async kill(): Promise<void> {
    this.struck = true;
    await this.running?.kill();
  }

  /** SIGTERM. Gives how it ended, and after how many milliseconds. */
  async terminate(): Promise<{ how: number | NodeJS.Signals; ms: number }> {
    this.struck = true;
    const begun = performance.now();
    this.running?.signal('SIGTERM');
    const how = (await this.running?.exited) ?? 0;
    return { how, ms: performance.now() - begun };
  }

  freeze(): void {
    this.struck = true;
    this.running?.signal('SIGSTOP');
  }

  thaw(): void {
    this.running?.signal('SIGCONT');
    this.struck = false;
  }

  /** The status of `/readyz` or `/healthz`; undefined where nobody answers. */
  async probe(path: '/readyz' | '/healthz'): Promise<number | undefined> {
    try {
      const response = await fetch(this.url + path, { signal: AbortSignal.timeout(PROBE_MS) });
      await response.text();
      return response.status;
    } catch {
      return undefined;
    }
  }
}

interface InstallationOptions {
  /** A Postgres of its own without this. */
  postgres?: MortalPostgres;
  /** Where the servers find Postgres, if not at its own address. */
  databaseUrl?: string;
  settings?: Readonly<Record<string, string>>;
  /** `main.js` of the build that both servers begin with, if not this one. */
  entry?: string;
  /** Makes the schema; the latest one without this. */
  prepare?: (databaseUrl: string) => Promise<unknown>;
}

/** Two servers with a Postgres and a Redis of their own. */
export class Installation {
  /** What must never happen but did. */
  readonly violations: string[] = [];
  readonly servers: SupervisedServer[] = [];
  /** What the servers logged as errors, for the report. */
  readonly logged: string[] = [];
  readonly databaseUrl: string;

  private constructor(
    readonly postgres: MortalPostgres,
    readonly redis: MortalRedis,
    readonly options: InstallationOptions,
  ) {
    this.databaseUrl = options.databaseUrl ?? postgres.url;
  }

  static async open(options: InstallationOptions = {}): Promise<Installation> {
    const { prepare = migrate } = options;
    const [postgres, redis] = await Promise.all([options.postgres ?? mortalPostgres(), mortalRedis()]);
    const installation = new Installation(postgres, redis, options);
    const { servers } = installation;
    try {
      await Promise.all([redis.start(), prepare(postgres.url)]);
      for (const name of ['server 1', 'server 2'])
        servers.push(new SupervisedServer(name, await quietPort(), installation));
      await Promise.all(servers.map((server) => server.start()));
      return installation;
    } catch (error) {
      await installation.close();
      throw error;
    }
  }

  /** Resolves once both servers say that they are ready. */
  async isReady(timeoutMs: number): Promise<void> {
    const isReady = async () => {
      const answers = await Promise.all(this.servers.map((server) => server.probe('/readyz')));
      return answers.every((status) => status === 200);
    };
    await waitFor(isReady, 'The readiness of both servers', timeoutMs);
  }

  async close(): Promise<void> {
    for (const server of this.servers) server.thaw();
    await Promise.all(this.servers.map((server) => server.kill()));
    await this.redis.kill();
    await this.postgres.remove();
  }
}
