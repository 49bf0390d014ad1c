import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');

type Names = Record<string, string>;

interface LockedPackage {
  /** Set where it has another name than its place. */
  name?: string;
  /** Set where it is a folder of this repository. */
  link?: boolean;
  dependencies?: Names;
  optionalDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  /** Set on the binaries of one platform, which are not all installed anywhere. */
  os?: string[];
  cpu?: string[];
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));
const { packages } = readJson('package-lock.json') as { packages: Record<string, LockedPackage> };
const { dependencies: direct } = readJson('server/package.json') as { dependencies: Names };

/** Where Node finds a package that is asked for at a place. */
const placeOf = (name: string, from: string): string | undefined => {
  const place = `${from}${from && '/'}node_modules/${name}`;
  if (packages[place]) return place;
  return from ? placeOf(name, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1))) : undefined;
};

const neededBy = ({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: LockedPackage) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional),
];

/** All that the server needs at run time, by place, on any platform. */
const installed = (): Set<string> => {
  const places = new Set<string>();
  const add = (names: string[], from: string): void => {
    for (const name of names) {
      const place = placeOf(name, from);
      const found = place && packages[place];
      if (!found || found.os || found.cpu || places.has(place)) continue;
      places.add(place);
      add(neededBy(found), place);
    }
  };
  add(Object.keys(direct), 'server');
  return places;
};

describe('the packages of the server in production', () => {
  it('are 260 at most', () => {
    const { size } = installed();
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
    const content = readJson(path) as Partial<Record<string, Names>>;
    const versions = kinds.flatMap((kind) => Object.values(content[kind] ?? {}));
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  }
});
