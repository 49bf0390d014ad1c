import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import codegen from '../../examples/typescript/codegen';
import { Role } from '../../server/src/core/auth/roles';
import { DEMO_API_TOKEN } from '../../server/src/demo/demo-logins';
import { expectOk, graphql } from '../support/client';
import { createDemoDatabase, DEMO_EVENT_ID, type DemoDatabase } from '../support/demo';
import { signInAs } from '../support/factories';
import { quietPort } from '../support/port';
import { startServer, type TestServer } from '../support/server';
import { waitFor } from '../support/wait';

const root = join(import.meta.dirname, '..', '..');
const examples = join(root, 'examples');
/** Inside the project, so that the examples find the packages that they import. */
const folder = join(root, '.cache', `examples-${process.pid}`);
const GENERATED = 'operations.ts';

let demo: DemoDatabase;
let server: TestServer;
let manager: string;

beforeAll(async () => {
  await mkdir(folder, { recursive: true });
  demo = await createDemoDatabase();
  server = await startServer({ databaseUrl: demo.url, demo: true, webhookPrivateTargets: '127.0.0.0/8' });
  manager = await signInAs(server, Role.MANAGER);
});
afterAll(async () => {
  await server?.close();
  await demo?.drop();
  await rm(folder, { recursive: true, force: true });
});

interface Running {
  child: ChildProcess;
  text: string;
}

/** Starts an example as its first lines say, with the sandbox's token. */
const start = (command: string, file: string, settings: Record<string, string> = {}): Running => {
  const child = spawn(command, [file], {
    cwd: folder,
    env: { ...process.env, PODIUM: server.url, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const running = { child, text: '' };
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (running.text += text));
  return running;
};

/** Runs an example to its end, and gives what it has printed. */
const run = async (command: string, name: string, settings?: Record<string, string>): Promise<string> => {
  const running = start(command, join(examples, name), settings);
  const [code] = (await once(running.child, 'close')) as [number];
  expect([code, running.text.slice(-2_000)]).toEqual([0, expect.any(String)]);
  return running.text;
};

const names = async (): Promise<string[]> =>
  (await readdir(examples, { recursive: true })).filter((name) => /\.(?:sh|py|mjs|ts)$/.test(name));

const confirmed = async (): Promise<{ name: string; organization: string | null; code: string }[]> =>
  server.sql(
    `SELECT first_name || ' ' || last_name AS name, organization, invite_code AS code FROM attendees a
     WHERE event_id = $1 AND status = 'CONFIRMED' AND NOT EXISTS (SELECT 1 FROM check_ins c WHERE c.attendee_id = a.id)`,
    [DEMO_EVENT_ID],
  );
const countConfirmed = async (): Promise<number> => {
  const [row] = await server.sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM attendees WHERE event_id = $1 AND status = 'CONFIRMED'`,
    [DEMO_EVENT_ID],
  );
  return row?.count ?? 0;
};

/** Programs see people of every stage. */
const countListed = async (): Promise<number> => {
  const [row] = await server.sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM attendees WHERE event_id = $1 AND status <> 'REMOVED'`,
    [DEMO_EVENT_ID],
  );
  return row?.count ?? 0;
};

const CHECK_IN = `mutation ($input: CheckInInput!) { checkIn(input: $input) { result { outcome } } }`;
const UPDATE =
  'mutation ($input: UpdateAttendeeInput!) { updateAttendee(input: $input) { attendee { id } } }';
let scans = 0;
const enter = async (code: string) => {
  scans += 1;
  const input = { eventId: DEMO_EVENT_ID, code, gate: 'North', clientId: `example-${scans}` };
  await expectOk(graphql(server.url, CHECK_IN, { input }, manager));
};

/** Has people come in one after the other until the example shows one, whose name it gives: subscriptions are not acknowledged. */
const enterUntilShown = async (running: Running, lineOf: (name: string) => string): Promise<string> => {
  const people = await confirmed();
  const came: string[] = [];
  return waitFor(async () => {
    if (running.child.exitCode !== null) throw new Error(running.text);
    const next = people.pop();
    if (next) {
      await enter(next.code);
      came.push(next.name);
    }
    return came.find((name) => running.text.includes(lineOf(name)));
  }, 'An entry');
};

const stop = async ({ child }: Running): Promise<void> => {
  child.kill('SIGKILL');
  await once(child, 'close');
};

describe('the examples', () => {
  it('have at most 60 lines each, and the token and event of the sandbox', async () => {
    const texts = await Promise.all(
      (await names()).map(async (name) => [name, await readFile(join(examples, name), 'utf8')] as const),
    );
    expect(texts.filter(([, text]) => text.split('\n').length > 61).map(([name]) => name)).toEqual([]);
    const asked = texts.filter(([, text]) => text.includes('PODIUM_TOKEN'));
    expect(asked.filter(([, text]) => !text.includes(DEMO_API_TOKEN))).toEqual([]);
    const events = texts.filter(([, text]) => text.includes('PODIUM_EVENT'));
    expect(events.filter(([, text]) => !text.includes(DEMO_EVENT_ID))).toEqual([]);
  });

  it('are all run here and described', async () => {
    const page = await readFile(join(examples, 'README.md'), 'utf8');
    const listed = [...page.matchAll(/\]\(([^)]+\.(?:sh|py|mjs|ts))\)/g)].map(([, name]) => name);
    const own = (await names()).filter((name) => !/codegen\.ts$|operations\.ts$/.test(name));
    expect(new Set(listed)).toEqual(new Set(own));
    const test = await readFile(join(root, 'tests', 'api', 'examples.test.ts'), 'utf8');
    expect(own.filter((name) => !test.includes(`'${name}'`))).toEqual([]);
  });

  it('list attendees with curl', async () => {
    const output = await run('sh', 'attendees.sh');
    const lines = output.trim().split('\n');
    expect(lines.at(-1)).toMatch(/^Inside: \d+ of \d+ who came$/);
    expect(lines).toHaveLength((await countListed()) + 1);
  });

  it('say with curl why a token is refused', async () => {
    const running = start('sh', join(examples, 'attendees.sh'), { PODIUM_TOKEN: 'pdm_wrong' });
    const [code] = (await once(running.child, 'close')) as [number];
    expect(code).toBe(1);
    expect(running.text).toContain('"code":"UNAUTHENTICATED"');
  });

  it('write attendees as CSV with Python', async () => {
    const count = await countListed();
    expect(await run('python3', 'attendees.py')).toBe(`${count} attendees are in attendees.csv\n`);
    const lines = (await readFile(join(folder, 'attendees.csv'), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toBe('\uFEFFfirstName,lastName,jobTitle,organization,country,email');
    expect(lines).toHaveLength(count + 1);
  });

  it('write statistics as CSV', async () => {
    expect(await run('node', 'statistics.mjs')).toMatch(
      /^\d+ figures are in statistics\.csv; they cost \d+ points$/m,
    );
    const lines = (await readFile(join(folder, 'statistics.csv'), 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toBe('figure,of,count');
    expect(lines).toContain(`totals,confirmed,${await countConfirmed()}`);
  });

  it('print a badge for those who enter', async () => {
    await copyFile(join(examples, 'badge-printer.mjs'), join(folder, 'badge-printer.mjs'));
    const running = start('node', join(folder, 'badge-printer.mjs'));
    await waitFor(() => running.text.includes('Connected'), 'The connection');
    const name = await enterUntilShown(running, (shown) => `\n| ${shown}`);
    expect(running.text).toMatch(new RegExp(`Gate: North\\n\\+-+\\+\\n\\| ${name} *\\|\\n`));
    await stop(running);
  });

  it('keep a CRM in step by a webhook, and refuse what is not signed', async () => {
    await copyFile(join(examples, 'crm-sync.mjs'), join(folder, 'crm-sync.mjs'));
    const port = String(await quietPort());
    const running = start('node', join(folder, 'crm-sync.mjs'), { PORT: port });
    await waitFor(() => running.text.includes('Waiting for changes'), 'The receiver');
    const forged = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: '{}' });
    expect(forged.status).toBe(401);
    const [person] = await server.sql<{ id: string; email: string; firstName: string; lastName: string }>(
      `SELECT a.id, u.email::text, a.first_name AS "firstName", a.last_name AS "lastName" FROM attendees a
       JOIN users u ON u.id = a.user_id WHERE a.event_id = $1 AND a.status = 'CONFIRMED' LIMIT 1`,
      [DEMO_EVENT_ID],
    );
    const { id: attendeeId, ...contact } = person!;
    const input = { attendeeId, jobTitle: 'Navigator', organization: 'Ships at Dawn' };
    await expectOk(graphql(server.url, UPDATE, { input }, manager));
    const line = () => /^Synced (\S+) (.*)$/m.exec(running.text);
    await waitFor(line, 'The change');
    const [, id, synced] = line() ?? [];
    expect([id, JSON.parse(synced ?? '')]).toEqual([
      attendeeId,
      { ...contact, jobTitle: 'Navigator', organization: 'Ships at Dawn' },
    ]);
    await stop(running);
  });

  it('list and hear with generated types', async () => {
    await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        ssr: join(examples, 'typescript/attendance.ts'),
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: { output: { entryFileNames: 'attendance.mjs' } },
      },
    });
    await copyFile(join(examples, 'typescript/operations.graphql'), join(folder, 'operations.graphql'));
    const running = start('node', join(folder, 'attendance.mjs'));
    await waitFor(() => running.text.includes(' attendees\n'), 'The list');
    const count = await countListed();
    const name = await enterUntilShown(running, (shown) => `${shown} enters at North\n`);
    expect(running.text).toMatch(
      new RegExp(`^${count} attendees\\n(?:.+ (?:enters|leaves) at .+\\n)*${name} enters`),
    );
    await stop(running);
  });

  it('have types that are those of the schema', async () => {
    const files = (await generate({ ...codegen, cwd: root, silent: true }, false)) as { content: string }[];
    const committed = await readFile(join(examples, 'typescript', GENERATED), 'utf8');
    expect(files.map(({ content }) => content)).toEqual([committed]);
  });
});

describe('what the page of the examples says', () => {
  it('makes their types', async () => {
    const page = await readFile(join(examples, 'README.md'), 'utf8');
    const [, config = ''] = /`npx graphql-codegen --config ([^`]+)`/.exec(page) ?? [];
    expect(join(root, config)).toBe(join(examples, 'typescript', 'codegen.ts'));
    const before = await readFile(join(examples, 'typescript', GENERATED), 'utf8');
    const child = spawn('npx', ['graphql-codegen', '--config', config], { cwd: root, stdio: 'pipe' });
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(await readFile(join(examples, 'typescript', GENERATED), 'utf8')).toBe(before);
  });

  it('leaves nothing behind that git would take', async () => {
    const texts = await Promise.all((await names()).map((name) => readFile(join(examples, name), 'utf8')));
    const files = texts.flatMap((text) =>
      [...text.matchAll(/(?:open|writeFile)\(["']([\w.]+)["']/g)].map(([, file]) => file!),
    );
    expect(files).toEqual(expect.arrayContaining(['attendees.csv', 'statistics.csv']));
    const ignored = spawnSync('git', ['check-ignore', ...files], { cwd: examples, encoding: 'utf8' });
    expect(ignored.stdout.trim().split('\n').toSorted()).toEqual(files.toSorted());
  });
});
