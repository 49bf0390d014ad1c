import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoDatabase, DEMO_EVENT_ID, type DemoDatabase } from '../support/demo';
import { buildServer, PROCESS_TEST_MS, spawnServer } from '../support/process';
import { openSql } from '../support/server';
import { waitFor } from '../support/wait';

let demo: DemoDatabase;
let db: ReturnType<typeof openSql>;

beforeAll(async () => {
  await buildServer();
  demo = await createDemoDatabase();
  db = openSql(demo.url);
}, PROCESS_TEST_MS);
afterAll(async () => {
  await db?.end();
  await demo?.drop();
});

/** Starts the built server, runs the commands that it prints, and gives them with their answers. */
const tryPrinted = async (): Promise<{ commands: string[]; answers: unknown[] }> => {
  const lines: string[] = [];
  const server = await spawnServer({
    databaseUrl: demo.url,
    dataDir: demo.dataDir,
    demo: true,
    onLog: (line) => lines.push(line.trim()),
  });
  await waitFor(() => lines.some((line) => line.startsWith('Ctrl-C stops it')), 'The end of the banner');
  const commands = lines.filter((line) => line.startsWith('curl '));
  const answers = await Promise.all(
    commands.map(async (command) => {
      const child = spawn('bash', ['-c', command], { stdio: ['ignore', 'pipe', 'ignore'] });
      return JSON.parse(await text(child.stdout)) as unknown;
    }),
  );
  await server.kill();
  return { commands: commands.map((command) => command.replaceAll(String(server.port), 'PORT')), answers };
};

describe('the sandbox of a server with the demo', { timeout: PROCESS_TEST_MS }, () => {
  it('is a command that works as it is printed, the same at each start', async () => {
    const [first, second] = [await tryPrinted(), await tryPrinted()];
    expect(second.commands).toEqual(first.commands);
    const [{ count } = { count: 0 }] = await db.sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM attendees WHERE event_id = $1 AND status IN ('INVITED', 'CONFIRMED')`,
      [DEMO_EVENT_ID],
    );
    const person = {
      firstName: expect.any(String) as string,
      lastName: expect.any(String) as string,
      organization: expect.any(String) as string,
    };
    const data = { attendees: { totalCount: count, nodes: [person, person, person] } };
    for (const { answers } of [first, second])
      expect(answers).toEqual([{ data, extensions: { cost: expect.any(Object) as object } }]);
  });

  it('reads only, has its hash alone stored, and is one token', async () => {
    const { commands } = await tryPrinted();
    const token = /Bearer (\S+)'/.exec(commands[0] ?? '')?.[1] ?? '';
    const rows = await db.sql<{ name: string; scopes: string[]; days: number; text: string }>(
      `SELECT name, scopes, round(extract(epoch FROM expires_at - now()) / 86400)::int AS days, row_to_json(t)::text AS text
       FROM api_tokens t WHERE event_id = $1`,
      [DEMO_EVENT_ID],
    );
    expect(rows.map(({ text: _text, ...row }) => row)).toEqual([
      {
        name: 'Sandbox',
        scopes: [
          'ATTENDEES_READ',
          'CONTACTS_READ',
          'COMPANIES_READ',
          'SCHEDULE_READ',
          'MEETINGS_READ',
          'CHECK_INS_READ',
          'STATISTICS_READ',
        ],
        days: expect.toBeOneOf([365, 366]) as number,
      },
    ]);
    expect(token).toMatch(/^pdm_/);
    expect(rows[0]?.text).not.toContain(token);
  });

  it('stays revoked, and is not offered then', async () => {
    await db.sql('UPDATE api_tokens SET revoked_at = now() WHERE event_id = $1', [DEMO_EVENT_ID]);
    expect(await tryPrinted()).toEqual({ commands: [], answers: [] });
  });
});
