import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** A source file with its path from the project's root. */
export interface Source {
  path: string;
  text: string;
}

export const readFiles = (folder: string, endings: RegExp): Source[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => endings.test(path))
    .map((path) => join(folder, path))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** All TypeScript of a folder, without tests. */
export const readSources = (folder: string): Source[] =>
  readFiles(folder, /\.(ts|tsx|mjs)$/).filter(({ path }) => !/\.test\.tsx?$/.test(path));

export const readSourcesAndTests = (folder: string): Source[] => readFiles(folder, /\.(ts|tsx|mjs)$/);

/** The module that a file of `server/src/modules` belongs to. */
export const moduleOf = (path: string): string => /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1] ?? '';

/** The names in a list of a manifest. */
const namesIn = (manifest: string, list: string): string[] =>
  [...(new RegExp(`${list}: \\[([^\\]]*)\\]`).exec(manifest)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
    ([, name]) => name!,
  );

/** Which module each table and view belongs to: the one with its entity, or whose manifest names it. */
export const tableOwners = (sources: readonly Source[]): Map<string, string> =>
  new Map(
    sources.flatMap(({ path, text }) => [
      ...[...text.matchAll(/@Entity\(\s*'(\w+)'/g)].map(([, table]) => [table!, moduleOf(path)] as const),
      ...(path.endsWith('/module.ts') ? namesIn(text, 'views') : []).map(
        (view) => [view, moduleOf(path)] as const,
      ),
    ]),
  );

/** Tables and views of others that a module's manifest says it reads. */
export const declaredReads = (sources: readonly Source[]): Map<string, ReadonlySet<string>> =>
  new Map(
    sources
      .filter(({ path }) => path.endsWith('/module.ts'))
      .map(({ path, text }) => [moduleOf(path), new Set(namesIn(text, 'reads'))] as const),
  );

/** The modules from lower to higher. */
export const moduleOrder = (sources: readonly Source[]): string[] => {
  const index = sources.find(({ path }) => path === 'server/src/modules/index.ts')?.text ?? '';
  const folders = new Map(
    [...index.matchAll(/import \{ (\w+) \} from '\.\/([\w-]+)\/module'/g)].map(([, name, folder]) => [
      name!,
      folder!,
    ]),
  );
  const list = /modules: [^=]*= \[([^\]]*)\]/.exec(index.replace(/\[\] = /, ' = '))?.[1] ?? '';
  return [...list.matchAll(/\w+Module/g)].map(([name]) => folders.get(name)!);
};

/** Imports from one module to a file of another, `where` as `path -> file`; `isEntry` where it is the one that the module offers. */
export const moduleImports = (sources: readonly Source[]) =>
  sources.flatMap(({ path, text }) => {
    const from = moduleOf(path);
    const imports = [...text.matchAll(/from '((?:\.\.\/)+)([\w/.-]+)'/g)];
    return imports.flatMap(([, up, rest]) => {
      const file = join(path, '..', up!, rest!);
      const to = moduleOf(file);
      if (!from || !to || from === to) return [];
      return [{ from, to, where: `${path} -> ${file}`, isEntry: file === `server/src/modules/${to}/index` }];
    });
  });
