import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './sources';

const architecture = readFileSync(join(root, 'docs', 'ARCHITECTURE.md'), 'utf8');

/** Paths of a folder, from the root. */
const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));

it('the tests that the architecture names exist', () => {
  const tests = [...filesOf('tests'), ...filesOf('server/src')];
  const named = [...architecture.matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !tests.some((file) => file.endsWith(`/${path}`)))).toEqual([]);
});

it('the files that the architecture names exist', () => {
  const places = ['', 'server/src', 'client/src', 'tests', 'tests/realtime'];
  const named = [...architecture.matchAll(/`([\w-]+(?:\/[\w.-]+)+\.tsx?)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !places.some((place) => existsSync(join(root, place, path))))).toEqual([]);
});
