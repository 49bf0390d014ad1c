import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { supervise } from '../../server/src/embedded-postgres/process';
import { quietPort } from './port';
import { redisPrefixOf } from './redis';
import { within } from './wait';

const root = fileURLToPath(new URL('../..', import.meta.url));
const BUILD_MS = 600_000;
const START_MS = 60_000;
/** How long a test may take that starts such processes. */
export const PROCESS_TEST_MS = 240_000;

interface ProcessOptions {
  databaseUrl: string;
  /** The program of another version of Node than this one's. */
  node?: string;
  /** `main.js` of another build than this one's. */
  entry?: string | undefined;
  /** Settings beside these. */
  settings?: Readonly<Record<string, string>> | undefined;
  /** Where pictures are kept. */
  dataDir?: string;
  /** Where forms and imports put their files. */
  tempDir?: string;
  /** Pushes to devices with these keys. */
  push?: { publicKey: string; privateKey: string };
  /** JavaScript that the process runs before the server. */
  preload?: string;
  redisUrl?: string;
  port?: number;
  smtpUrl?: string;
  /** Offers the logins of the demo. */
  demo?: boolean;
  /** Called with each line that it logs, errors only. */
  onLog?: (line: string) => void;
}

/** Builds the server where the sources are newer than the last build; `npm test` has done so before. */
export const buildServer = (): Promise<void> => buildHalves(['server']);

/** The same for the server and the client. */
export const buildPortal = (): Promise<void> => buildHalves(['server', 'client']);

async function buildHalves(names: readonly string[]): Promise<void> {
  const halves = JSON.stringify(names);
  const script = `
    import { build, outdated } from './scripts/lib/build.mjs';
    import { alone } from './scripts/lib/lock.mjs';
    if (outdated(${halves}).length > 0) await alone(() => build(outdated(${halves})));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await within(once(child, 'exit'), 'The build', BUILD_MS)) as [number | null];
  if (code !== 0) throw new Error(`Could not build ${names.join(' and ')}`);
}

export type ServerProcess = Awaited<ReturnType<typeof spawnServer>>;

/** Starts the built server, and waits until it serves: without an administrator it does not call that ready. */
export async function spawnServer(options: ProcessOptions) {
  const port = options.port ?? (await quietPort());
  const child = spawn(options.node ?? process.execPath, [options.entry ?? 'server/dist/main.js'], {
    cwd: root,
    env: environmentOf(options, port),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const callOff = child.pid === undefined ? () => undefined : supervise(child.pid);
  const exited = once(child, 'exit').then(([code, signal]) => {
    callOff();
    return (signal ?? code) as number | NodeJS.Signals;
  });
  if (options.onLog && child.stdout) createInterface({ input: child.stdout }).on('line', options.onLog);
  await within(readiness(child, exited), 'The server process', START_MS);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    /** The exit code, or the signal that ended it. */
    exited,
    signal: (name: NodeJS.Signals) => void child.kill(name),
    /** Ends it at once, if it still runs. */
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function environmentOf(options: ProcessOptions, port: number) {
  const { databaseUrl, dataDir, tempDir, preload, push, redisUrl = '', smtpUrl = '', demo = false } = options;
  return {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: redisPrefixOf(databaseUrl),
    SMTP_URL: smtpUrl,
    DEMO: demo ? '1' : '0',
    LOG_LEVEL: 'error',
    ...(dataDir ? { DATA_DIR: dataDir } : {}),
    ...(tempDir ? { TMPDIR: tempDir } : {}),
    ...(push ? { VAPID_PUBLIC_KEY: push.publicKey, VAPID_PRIVATE_KEY: push.privateKey } : {}),
    ...(preload ? { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}` } : {}),
    ...options.settings,
  };
}

async function readiness(child: ChildProcess, exited: Promise<number | NodeJS.Signals>): Promise<void> {
  const ready = new Promise<void>((resolve) => {
    child.stdout?.on('data', (text: Buffer) => text.includes('Podium is ') && resolve());
  });
  await Promise.race([
    ready,
    exited.then((how) => {
      throw new Error(`The server process ended with ${how}`);
    }),
  ]);
}
