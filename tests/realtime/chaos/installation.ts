import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '../../../server/src/migrate';
import { mortalPostgres, type MortalPostgres } from '../../support/mortal-postgres';
import { mortalRedis, type MortalRedis } from '../../support/redis';
import { quietPort } from '../../support/port';
import { spawnServer, type ServerProcess } from '../../support/process';
import { waitFor } from '../../support/wait';

/** How long a server may take to start, counting the attempts that fail because Postgres is away. */
const START_MS = 90_000;
/** Longer than readiness waits for Postgres. */
const PROBE_MS = 3_000;

/** Started again whenever it ends, as by a supervisor. */
export class SupervisedServer {
  private running: ServerProcess | undefined;
  private readonly ended = new Set<ServerProcess>();
  /** True while it does not run, or does not answer, because of a fault of ours. */
  struck = false;
  /** `main.js` of another build, from its next start on. */
  entry: string | undefined;

  constructor(
    readonly name: string,
    readonly port: number,
    private readonly installation: Installation,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const { databaseUrl, redis, note, settings } = this.installation;
    const options = { databaseUrl, redisUrl: redis.url, port: this.port, settings, entry: this.entry };
    const server = await waitFor(
      () => spawnServer({ ...options, onLog: (line) => note(this.name, line) }).catch(() => pause(200, null)),
      `The start of ${this.name}`,
      START_MS,
    );
    this.running = server;
    void server.exited.then((how) => {
      if (!this.ended.has(server))
        this.installation.violations.push(`${this.name} ended by itself with ${how}`);
    });
  }

  /** kill -9. */
  async kill(): Promise<void> {
    await this.expectEnd()?.kill();
  }

  /** SIGTERM. Gives how it ended, and after how many milliseconds. */
  async terminate(): Promise<{ how: number | NodeJS.Signals; ms: number }> {
    const server = this.expectEnd();
    const begun = performance.now();
    server?.signal('SIGTERM');
    const how = (await server?.exited) ?? 0;
    return { how, ms: performance.now() - begun };
  }

  freeze(): void {
    this.running?.signal('SIGSTOP');
  }

  thaw(): void {
    this.running?.signal('SIGCONT');
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

  private expectEnd(): ServerProcess | undefined {
    if (this.running) this.ended.add(this.running);
    return this.running;
  }
}

interface InstallationOptions {
  /** A Postgres of its own without this. */
  postgres?: MortalPostgres;
  /** Where the servers find Postgres, if not at its own address. */
  databaseUrl?: string;
  /** Settings of the servers. */
  settings?: Readonly<Record<string, string>>;
  /** `main.js` of the build that both servers begin with, if not this one. */
  entry?: string | undefined;
  /** Makes the schema; the latest one without this. */
  prepare?: (databaseUrl: string) => Promise<unknown>;
}

/** Two servers with a Postgres and a Redis of their own, and what must never happen but did. */
export class Installation {
  readonly violations: string[] = [];
  readonly servers: SupervisedServer[] = [];
  /** What the servers logged as errors, for the report. */
  readonly logged: string[] = [];

  private constructor(
    readonly postgres: MortalPostgres,
    readonly redis: MortalRedis,
    readonly databaseUrl: string,
    readonly settings: Readonly<Record<string, string>>,
  ) {}

  static async open(options: InstallationOptions = {}): Promise<Installation> {
    const { prepare = migrate, settings = {} } = options;
    const [postgres, redis] = await Promise.all([options.postgres ?? mortalPostgres(), mortalRedis()]);
    const installation = new Installation(postgres, redis, options.databaseUrl ?? postgres.url, settings);
    try {
      await Promise.all([redis.start(), prepare(postgres.url)]);
      for (const name of ['server 1', 'server 2']) {
        const server = new SupervisedServer(name, await quietPort(), installation);
        server.entry = options.entry;
        installation.servers.push(server);
      }
      await Promise.all(installation.servers.map((server) => server.start()));
      return installation;
    } catch (error) {
      await installation.close();
      throw error;
    }
  }

  readonly note = (server: string, line: string): void => {
    if (line.startsWith('{')) this.logged.push(`${server} ${line}`);
  };

  /** Resolves once both servers say that they are ready. */
  async isReady(timeoutMs: number): Promise<void> {
    await waitFor(
      async () => {
        const answers = await Promise.all(this.servers.map((server) => server.probe('/readyz')));
        return answers.every((status) => status === 200);
      },
      'The readiness of both servers',
      timeoutMs,
    );
  }

  async close(): Promise<void> {
    for (const server of this.servers) server.thaw();
    await Promise.all(this.servers.map((server) => server.kill()));
    await this.redis.kill();
    await this.postgres.remove();
  }
}
