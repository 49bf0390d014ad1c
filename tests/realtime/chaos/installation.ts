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
async function superviseServer(name: string, installation: Installation) {
  const { databaseUrl, redis, options, logged, violations } = installation;
  const port = await quietPort();
  const url = `http://127.0.0.1:${port}`;
  let running: ServerProcess | undefined;
  const server = {
    name,
    port,
    url,
    /** True while it does not run, or does not answer, because of a fault of ours. */
    struck: true,
    /** `main.js` of another build, from its next start on. */
    entry: options.entry,
    async start() {
      const onLog = (line: string) => line.startsWith('{') && logged.push(`${name} ${line}`);
      const { settings } = options;
      const address = { databaseUrl, redisUrl: redis.url, port };
      const spawn = () => spawnServer({ ...address, settings, entry: server.entry, onLog });
      running = await waitFor(() => spawn().catch(() => pause(200, null)), `The start of ${name}`, START_MS);
      server.struck = false;
      void running.exited.then((how) => {
        if (!server.struck) violations.push(`${name} ended by itself with ${how}`);
      });
    },
    /** kill -9. */
    async kill() {
      server.struck = true;
      await running?.kill();
    },
    /** SIGTERM. Gives how it ended, and after how many milliseconds. */
    async terminate() {
      server.struck = true;
      const begun = performance.now();
      running?.signal('SIGTERM');
      const how = (await running?.exited) ?? 0;
      return { how, ms: performance.now() - begun };
    },
    freeze() {
      server.struck = true;
      running?.signal('SIGSTOP');
    },
    thaw() {
      running?.signal('SIGCONT');
      server.struck = false;
    },
    /** Its status; undefined where nobody answers. */
    probe: (path: '/readyz' | '/healthz') =>
      fetch(url + path, { signal: AbortSignal.timeout(PROBE_MS) })
        .then((response) => response.text().then(() => response.status))
        .catch(() => undefined),
  };
  return server;
}

export type SupervisedServer = Awaited<ReturnType<typeof superviseServer>>;

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
  /** Violations of the invariants. */
  readonly violations: string[] = [];
  readonly servers: SupervisedServer[] = [];
  /** Errors that the servers logged, for the report. */
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
      for (const name of ['server 1', 'server 2']) servers.push(await superviseServer(name, installation));
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
