import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SCRIPT = join(import.meta.dirname, '..', '..', 'scripts', 'schema-check.mjs');

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'podium-schema-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (...args: string[]): Promise<{ code: number; lines: string[] }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [SCRIPT, ...args], (error, stdout) =>
      resolve({ code: error ? 1 : 0, lines: stdout.trim().split('\n') }),
    );
  });

const compare = async (before: string, after: string) => {
  const files = [join(folder, 'before.graphql'), join(folder, 'after.graphql')] as const;
  await Promise.all([writeFile(files[0], before), writeFile(files[1], after)]);
  return run(...files);
};

const BASE =
  'type Query { pods: [String!]! booths: [String!] @deprecated(reason: "Use pods.") } enum Kind { A B }';

describe('the check of the schema', () => {
  it('lets the committed schema pass', async () => {
    expect(await run()).toMatchObject({ code: 0 });
  });

  it('finds nothing where nothing changed', async () => {
    expect(await compare(BASE, BASE)).toEqual({ code: 0, lines: ['0 breaking, 0 dangerous, 0 safe'] });
  });

  it('fails on what breaks clients', async () => {
    const after = BASE.replace('pods: [String!]!', 'pods: [String!]');
    expect(await compare(BASE, after)).toEqual({
      code: 1,
      lines: [
        'breaking: Query.pods changed type from [String!]! to [String!].',
        '1 breaking, 0 dangerous, 0 safe',
      ],
    });
  });

  it('lets go what was deprecated, and nothing else', async () => {
    const without = BASE.replace(/booths.*?\) /, '');
    expect(await compare(BASE, without)).toEqual({
      code: 0,
      lines: ['safe: Query.booths was removed.', '0 breaking, 0 dangerous, 1 safe'],
    });
    expect((await compare(BASE, BASE.replace('pods: [String!]! ', ''))).code).toBe(1);
  });

  it('tells what may surprise clients from what is only new', async () => {
    const after = BASE.replace('A B', 'A B C').replace('{ pods', '{ rooms: String pods');
    expect(await compare(BASE, after)).toEqual({
      code: 0,
      lines: [
        'dangerous: C was added to enum type Kind.',
        'safe: Query.rooms was added.',
        '0 breaking, 1 dangerous, 1 safe',
      ],
    });
  });
});
