import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { direct, packages, readJson, serverPackages } from './server-packages';

const root = join(import.meta.dirname, '..', '..');

describe('the packages of the server in production', () => {
  it('are 260 at most', () => {
    const { size } = serverPackages();
    expect(size).toBeGreaterThan(Object.keys(direct).length);
    expect(size).toBeLessThanOrEqual(260);
  });

  it('are asked for by its sources', () => {
    const folder = join(root, 'server', 'src');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /(?<!\.test)\.ts$/.test(path),
    );
    const text = sources.map((path) => readFileSync(join(folder, path), 'utf8')).join('\n');
    const unused = Object.keys(direct).filter(
      (name) => !text.includes(`'${name}'`) && !text.includes(`'${name}/`),
    );
    expect(unused).toEqual([]);
  });
});

it('no package takes the place of another one, but our own empty one', () => {
  const replaced = Object.entries(packages).filter(
    ([place, { name }]) => name && place.includes('node_modules/') && !place.endsWith(`node_modules/${name}`),
  );
  expect(replaced.map(([place, { name }]) => [place, name])).toEqual([]);
  const links = Object.keys(packages).filter((place) => packages[place]?.link);
  expect(links).toEqual([
    'node_modules/@apollo/usage-reporting-protobuf',
    'node_modules/@apollo/utils.usagereporting',
    'node_modules/@podium/client',
    'node_modules/@podium/server',
    'node_modules/@scarf/scarf',
    'node_modules/core-js',
    'node_modules/install',
    'node_modules/npm',
    'node_modules/sha.js',
    'node_modules/typeorm/node_modules/yargs',
  ]);
});

it('every package is pinned to one version', () => {
  const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'];
  for (const path of ['package.json', 'client/package.json', 'server/package.json']) {
    const content = readJson(path) as Partial<Record<string, Record<string, string>>>;
    const versions = kinds.flatMap((kind) => Object.values(content[kind] ?? {}));
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  }
});
