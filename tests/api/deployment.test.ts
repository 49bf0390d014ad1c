import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { environment, readConfig } from '../../server/src/core/config';
import { listen, supervise } from '../../server/src/embedded-postgres/process';
import { createDatabase, type TestDatabase } from '../support/database';
import { composeServices, environmentOf, imageStages } from '../support/deployment';
import { quietPort } from '../support/port';
import { buildPortal, PROCESS_TEST_MS } from '../support/process';
import { serverPackages } from '../support/server-packages';
import { waitFor, within } from '../support/wait';

const root = join(import.meta.dirname, '..', '..');
const REQUIRED = { POSTGRES_PASSWORD: 'secret', PUBLIC_URL: 'https://podium.example.test' };
const image = imageStages()['image']!;

describe('docker-compose.yml', () => {
  const services = composeServices(REQUIRED);

  it('names the settings that are missing', () => {
    for (const name of Object.keys(REQUIRED))
      expect(() => composeServices({ ...REQUIRED, [name]: '' })).toThrow(
        new RegExp(`^${name}: Set ${name} to `),
      );
  });

  it('passes every setting of the server on', () => {
    const passed = Object.keys({ ...services['server-1']!.environment, ...image.env });
    expect(Object.keys(environment.shape).filter((name) => !passed.includes(name))).toEqual([]);
    const settings = {
      ...REQUIRED,
      SMTP_URL: 'smtps://mail.example.test',
      UPLOADS_URL: 's3://KEY:SECRET@bucket.example.test/podium',
      LOG_LEVEL: 'warn',
      DATABASE_URL: 'postgres://podium@db.example.test/podium',
    };
    const config = readConfig({
      ...image.env,
      ...environmentOf(composeServices(settings)['server-2']!, settings),
    });
    expect(config).toMatchObject({
      databaseUrl: settings.DATABASE_URL,
      publicUrl: settings.PUBLIC_URL,
      smtpUrl: settings.SMTP_URL,
      uploadsUrl: settings.UPLOADS_URL,
      logLevel: 'warn',
      demo: false,
      dataDir: '/data',
    });
  });

  it('starts from the two settings alone, as the server understands them', () => {
    for (const name of ['migrate', 'server-1', 'server-2'])
      expect(readConfig({ ...image.env, ...environmentOf(services[name]!, REQUIRED) })).toMatchObject({
        databaseUrl: 'postgres://podium:secret@postgres:5432/podium',
        redisUrl: 'redis://redis:6379',
        trustProxy: ['uniquelocal'],
      });
  });

  it('restarts, checks, limits and rotates the log of each service', () => {
    for (const [name, service] of Object.entries(services)) {
      expect([name, service.restart]).toEqual([name, name === 'migrate' ? 'no' : 'unless-stopped']);
      expect(service.deploy?.resources.limits).toMatchObject({
        cpus: expect.anything(),
        memory: expect.anything(),
      });
      expect(service.logging.options['max-size']).toBeTruthy();
      // The servers have theirs in the image.
      expect(Boolean(service.healthcheck) || service.build === '.').toBe(true);
    }
    expect(Object.keys(services).filter((name) => services[name]!.profiles)).toEqual(['backup']);
    expect(image.healthcheck).not.toEqual([]);
  });

  it('serves the host of PUBLIC_URL, unless SITE_ADDRESS says another address', () => {
    const addressOf = (settings: Record<string, string>) =>
      environmentOf(composeServices({ ...REQUIRED, ...settings })['proxy']!, settings)['SITE_ADDRESS'];
    expect([addressOf({}), addressOf({ SITE_ADDRESS: ':80' })]).toEqual([REQUIRED.PUBLIC_URL, ':80']);
  });
});

const caddy = (args: string[], settings: Record<string, string> = {}) =>
  spawnSync('caddy', args, { env: { ...process.env, ...settings }, encoding: 'utf8' });
const caddyVersion = Number(/^v?2\.(\d+)/.exec(caddy(['version']).stdout ?? '')?.[1] ?? 0);

it.skipIf(!caddyVersion).each(['https://podium.example.test', 'http://localhost', ':80'])(
  'Caddy takes its file for %s',
  (SITE_ADDRESS) => {
    const folder = mkdtempSync(join(tmpdir(), 'podium-caddy-'));
    const text = readFileSync(join(root, 'deploy', 'Caddyfile'), 'utf8');
    // Debian's is older than this one line.
    writeFileSync(
      join(folder, 'Caddyfile'),
      caddyVersion < 7 ? text.replace(/^\s*stream_close_delay .*$/m, '') : text,
    );
    const args = ['validate', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
    expect(caddy(args, { SITE_ADDRESS })).toMatchObject({ status: 0 });
    rmSync(folder, { recursive: true, force: true });
  },
);

/** Puts together what the Dockerfile would: its COPY lines, and the packages of `npm ci --omit=dev`. */
function assembleImage(folder: string): void {
  const stages = imageStages();
  const copy = (sources: string[], target: string) => {
    const to = join(folder, target);
    mkdirSync(target.endsWith('/') ? to : dirname(to), { recursive: true });
    execFileSync('cp', ['-a', ...sources.map((path) => join(root, path)), to]);
  };
  for (const { sources, target } of stages['packages']!.copies) copy(sources, target);
  const installed = [...serverPackages({ ofPlatforms: true })].filter(
    (place) => !place.includes('@embedded-postgres') && existsSync(join(root, place)),
  );
  // Those inside another one come with it.
  const packages = installed.filter((place) => !installed.some((other) => place.startsWith(`${other}/`)));
  execFileSync('cp', ['-a', '--parents', ...packages, folder], { cwd: root });
  for (const { from, sources, target } of image.copies)
    if (from === 'build')
      copy(
        sources.map((path) => path.replace(/^\/app\//, '')),
        target,
      );
}

describe.skipIf(process.platform !== 'linux')('the files of the image', () => {
  let folder: string;
  let database: TestDatabase;

  beforeAll(async () => {
    await buildPortal();
    folder = mkdtempSync(join(tmpdir(), 'podium-image-'));
    assembleImage(folder);
    database = await createDatabase();
  }, PROCESS_TEST_MS);
  afterAll(async () => {
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const start = ([, ...args]: string[], settings: Record<string, string>) => {
    const paths = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data') };
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...image.env, HOST: '127.0.0.1', ...paths, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const words = listen(child);
    const callOff = supervise(child.pid ?? 0);
    const ended = once(child, 'close').then(([code]) => {
      callOff();
      return { code: code as number, words: words() };
    });
    return { child, ended };
  };

  it('are enough to serve, and their health check says when', async () => {
    const PORT = String(await quietPort());
    const url = `http://127.0.0.1:${PORT}`;
    const server = start(image.command, {
      PORT,
      DATABASE_URL: database.url,
      ADMIN_EMAIL: 'first@example.test',
      ADMIN_PASSWORD: 'tall ships at dawn',
    });
    const isHealthy = async () => (await start(image.healthcheck, { PORT }).ended).code === 0;
    const isReady = () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await waitFor(isReady, 'The server');
    expect(await isHealthy()).toBe(true);
    const page = await fetch(url);
    expect([page.status, await page.text()]).toEqual([
      200,
      readFileSync(join(root, 'client/dist/index.html'), 'utf8'),
    ]);
    server.child.kill('SIGTERM');
    const { code, words } = await within(server.ended, 'The end');
    expect(code).toBe(0);
    for (const name of ['PUBLIC_URL', 'SMTP_URL']) expect(words).toContain(`${name} is not set`);
    expect(await isHealthy()).toBe(false);
  });

  it('hold the pictures of the demo', () => {
    const picturesIn = (path: string) => readdirSync(join(path, 'server', 'demo-pictures'));
    expect(picturesIn(folder)).toEqual(picturesIn(root));
  });
});
