import type { Plugin } from 'vite';

/** What one more request costs a part of a page, in bytes of code before it is minified and compressed. */
const REQUEST_COST = 25_000;

/** The home of an event is what phones open first: there, a request and a byte count as much as in so many other parts. */
const HOME_WEIGHT = 15;
const home = /[\\/]pages[\\/](EventHomePage|HomeBelow)\.tsx$/;
const weightOf = (entries: Iterable<string>): number =>
  [...entries].reduce((sum, entry) => sum + (home.test(entry) ? HOME_WEIGHT : 1), 0);

/** What all pages, and all pages of an event, load first, by the end of the path of its entry. */
const frames = {
  portal: '/src/app/Portal.tsx',
  event: '/src/app/event-shell/EventShell.tsx',
  live: '/src/app/event-shell/LiveUpdates.tsx',
};

const libraries = {
  react: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|zustand)[\\/]/,
  apollo:
    /node_modules[\\/](@apollo|@wry|graphql-ws|optimism|rxjs|graphql[\\/]utilities[\\/]getOperationAST|graphql[\\/]language[\\/](ast|blockString|characterClasses|kinds|print|reducer|visitor))/,
  // Checks queries against the schema: it comes with the editor alone, and is no part of the frames that import one name of the same index.
  schema: /node_modules[\\/]graphql[\\/]/,
};

/** Modules that come together. */
interface Script {
  modules: string[];
  size: number;
  /** The parts of pages, loaded by `import()`, that load it. */
  entries: Set<string>;
  imports: Set<Script>;
}

/** Scripts with all that they import. */
function withImports(scripts: Iterable<Script>, found = new Set<Script>()): Set<Script> {
  for (const script of scripts) if (!found.has(script)) withImports(script.imports, found.add(script));
  return found;
}

/** The saving of joining two scripts: one request for each entry that loads both, minus the unused code that the others then load. */
function savingOf(one: Script, other: Script): number {
  const entries = new Set([...one.entries, ...other.entries]);
  const weight = weightOf(entries);
  const [ofOne, ofOther] = [weightOf(one.entries), weightOf(other.entries)];
  let saving =
    (ofOne + ofOther - weight) * REQUEST_COST - (weight - ofOne) * one.size - (weight - ofOther) * other.size;
  if (saving <= 0) return 0;
  const imported = withImports(
    [...one.imports, ...other.imports].filter((script) => script !== one && script !== other),
  );
  // Scripts that import each other in a circle may run too early.
  if (imported.has(one) || imported.has(other)) return 0;
  for (const script of imported) {
    const inVain = weightOf([...entries].filter((entry) => !script.entries.has(entry)));
    saving -= inVain * (script.size + REQUEST_COST);
  }
  return saving;
}

/** Joins the two scripts that save most by it, again and again, until no two of them do. */
function join(scripts: Set<Script>): void {
  const pairsOf = (one: Script, others: readonly Script[]) =>
    others.map((other) => ({ one, other, saving: savingOf(one, other) })).filter(({ saving }) => saving > 0);
  let pairs = [...scripts].flatMap((one, index, all) => pairsOf(one, all.slice(index + 1)));
  while (pairs.length > 0) {
    const best = pairs.reduce((most, pair) => (pair.saving > most.saving ? pair : most));
    const { one, other } = best;
    const saving = savingOf(one, other);
    if (saving < best.saving) {
      best.saving = saving;
      pairs = pairs.filter((pair) => pair.saving > 0);
      continue;
    }
    one.modules.push(...other.modules);
    one.size += other.size;
    for (const script of other.imports) one.imports.add(script);
    for (const script of scripts) if (script.imports.delete(other)) script.imports.add(one);
    one.imports.delete(one);
    for (const entry of other.entries) one.entries.add(entry);
    for (const { entries } of withImports([one])) for (const entry of one.entries) entries.add(entry);
    for (const script of [one, other]) scripts.delete(script);
    pairs = pairs.filter((pair) => scripts.has(pair.one) && scripts.has(pair.other));
    pairs.push(...pairsOf(one, [...scripts]));
    scripts.add(one);
  }
}

/** The script of each module that a frame or several parts of pages need. */
const scriptNames = new Map<string, string>();

/** Works out from the imports which modules come together. */
export function scriptGroups(): Plugin {
  return {
    name: 'script-groups',
    apply: 'build',
    buildEnd() {
      // Their order must not depend on which was read first.
      const ids = [...this.getModuleIds()].toSorted();
      const isOfLibrary = (id: string) => Object.values(libraries).some((library) => library.test(id));
      const neededBy = (id: string, found = new Set<string>()) => {
        if (found.has(id) || scriptNames.has(id) || isOfLibrary(id)) return found;
        found.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) neededBy(imported, found);
        return found;
      };
      for (const [name, entry] of Object.entries(frames)) {
        const needed = ids.filter((id) => id.endsWith(entry)).flatMap((id) => [...neededBy(id)]);
        for (const id of needed) scriptNames.set(id, name);
      }
      const entriesOf = new Map<string, string[]>();
      for (const entry of new Set(ids.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])))
        for (const id of neededBy(entry)) entriesOf.set(id, [...(entriesOf.get(id) ?? []), entry]);
      const sizeOf = (id: string): number => this.getModuleInfo(id)?.code?.length ?? 0;
      const byEntries = new Map<string, Script>();
      const scriptOf = new Map<string, Script>();
      for (const id of ids) {
        const entries = entriesOf.get(id) ?? [];
        if (entries.length < 2) continue;
        const key = entries.join();
        const script = byEntries.get(key) ?? {
          modules: [],
          size: 0,
          entries: new Set(entries),
          imports: new Set(),
        };
        byEntries.set(key, script);
        scriptOf.set(id, script);
        script.modules.push(id);
        script.size += sizeOf(id);
      }
      for (const [id, script] of scriptOf) {
        const imported = (this.getModuleInfo(id)?.importedIds ?? []).flatMap(
          (one) => scriptOf.get(one) ?? [],
        );
        for (const one of imported) if (one !== script) script.imports.add(one);
      }
      const scripts = new Set(byEntries.values());
      join(scripts);
      for (const { modules } of scripts) {
        // A release that moves other modules leaves the name, and the file in people's caches.
        const largest = modules.reduce((best, id) => (sizeOf(id) > sizeOf(best) ? id : best));
        const name = largest.replace(/^.*[\\/](?:node_modules|src)[\\/]/, '').replaceAll(/\W+/g, '-');
        for (const id of modules) scriptNames.set(id, name);
      }
    },
  };
}

/**
 * Libraries that change seldom get scripts of their own, so that a release leaves them in people's caches; what a frame
 * needs comes in one script, and what parts of pages share in few. The bundler divides the rest by the pages that need it.
 */
export const groups = [
  { name: 'react', test: libraries.react, priority: 30 },
  { name: 'start', tags: ['$initial' as const], priority: 25 },
  { name: 'apollo', test: libraries.apollo, priority: 20 },
  { name: 'schema', test: libraries.schema, includeDependenciesRecursively: false, priority: 19 },
  {
    name: (id: string) => scriptNames.get(id) ?? null,
    debugName: 'shared',
    includeDependenciesRecursively: false,
  },
];

const runAtStart = new Set(['react', 'start', 'apollo', 'portal', 'event']);

/**
 * Has the browser compile all functions of what every page of an event, and its home, run at their start while it comes in,
 * on another thread: compiled one by one as they are called, they take a fifth of the main thread's time until the home stands.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      const ofHome = new Set(
        scripts
          .filter(({ facadeModuleId }) => home.test(facadeModuleId ?? ''))
          .flatMap(({ fileName, imports }) => [fileName, ...imports]),
      );
      for (const file of scripts) {
        if (runAtStart.has(file.name) || ofHome.has(file.fileName))
          // The first line of the file: another one may stand before what the bundler calls its banner.
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
});
