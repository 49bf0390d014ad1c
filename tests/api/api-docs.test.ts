import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoDatabase, DEMO_EVENT_ID, type DemoDatabase } from '../support/demo';
import { startServer, type TestServer } from '../support/server';

const root = join(import.meta.dirname, '..', '..');
/** Inside the project, so that the examples find the packages that they import. */
const folder = join(root, '.cache', `api-docs-${process.pid}`);

let page: string;
let demo: DemoDatabase;
let server: TestServer;

beforeAll(async () => {
  page = await readFile(join(root, 'docs', 'api.md'), 'utf8');
  await mkdir(folder, { recursive: true });
  demo = await createDemoDatabase();
  server = await startServer({ databaseUrl: demo.url, demo: true });
});
afterAll(async () => {
  await server?.close();
  await demo?.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The code of the page in a language, in its order. */
const blocks = (language: string): string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, code]) => code ?? '');

const run = async (command: string, args: string[]) => {
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, PODIUM: server.url } });
  const [output, errors, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  return { output, errors, code };
};

const runExample = async (name: string) => {
  const code = blocks('js').find((block) => block.startsWith(`// ${name}\n`)) ?? '';
  await writeFile(join(folder, name), code);
  return run(process.execPath, [join(folder, name)]);
};

describe('the examples of docs/api.md', () => {
  it('are all run here', () => {
    expect(blocks('js').map((code) => code.split('\n')[0])).toEqual(['// meeting.mjs', '// messages.mjs']);
    expect(blocks('sh')).toHaveLength(3);
  });

  it('read the demo event, sign in and send a picture with curl', async () => {
    const { output, errors, code } = await run('bash', ['-e', '-c', blocks('sh').join('\n')]);
    expect([errors, code]).toEqual(['', 0]);
    const [first, rest, person, picture, ...more] = output
      .trim()
      .split(/\n+/)
      .map((line) => JSON.parse(line) as unknown);
    const cost = { cost: { requested: expect.any(Number) as number } };
    const [{ count } = { count: 0 }] = await server.sql<{ count: number }>(
      `SELECT count(*)::int AS count FROM attendees WHERE event_id = $1 AND status IN ('INVITED', 'CONFIRMED')`,
      [DEMO_EVENT_ID],
    );
    expect(first).toMatchObject({ data: { attendees: { totalCount: count } }, extensions: cost });
    expect(rest).toMatchObject({ sponsors: expect.arrayContaining([expect.any(Object)]) as object[] });
    expect(person).toMatchObject({ data: { me: { role: 'ATTENDEE' } }, extensions: cost });
    expect(picture).toMatchObject({ data: { uploadImage: { image: { width: 1, height: 1 } } } });
    expect(more).toEqual([]);
  });

  it('ask the best match for a meeting', async () => {
    const { output, errors, code } = await runExample('meeting.mjs');
    expect([errors, code]).toEqual(['', 0]);
    expect(output).toMatch(/^Asked \S+ .+: \{\n {2}id: '/);
    expect(output).toContain("status: 'PENDING'");
  });

  it('hear of a message over a socket', async () => {
    const { output, errors, code } = await runExample('messages.mjs');
    expect([errors, code]).toEqual(['', 0]);
    expect(output).toMatch(/^\S+: Hello at \d{4}-/);
  });
});
