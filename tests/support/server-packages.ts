import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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

export const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** All packages by their places, as the lock file has them. */
export const { packages } = readJson('package-lock.json') as { packages: Record<string, LockedPackage> };

/** Packages that the server asks for itself. */
export const { dependencies: direct } = readJson('server/package.json') as { dependencies: Names };

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

/** All that the server needs at run time, by place: on any platform, or what platforms need too. */
export const serverPackages = ({ ofPlatforms = false } = {}): Set<string> => {
  const places = new Set<string>();
  const add = (names: string[], from: string): void => {
    for (const name of names) {
      const place = placeOf(name, from);
      const found = place && packages[place];
      if (!found || places.has(place)) continue;
      if ((found.os || found.cpu) && !ofPlatforms) continue;
      places.add(place);
      add(neededBy(found), place);
    }
  };
  add(Object.keys(direct), 'server');
  return places;
};
