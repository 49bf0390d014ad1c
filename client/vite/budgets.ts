import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

/** The used properties of a written chunk. */
export interface Script {
  fileName: string;
  code: string;
  /** The files it imports statically. */
  imports: readonly string[];
  /** The source modules in it. */
  modules: readonly string[];
  /** The module that is loaded by it, where that is a page or part of its own. */
  entry?: string | null;
  /** The files with its styles. */
  styles?: readonly string[];
}

/** The chunks that the build wrote. */
export const scriptsOf = (bundle: Rolldown.OutputBundle): Script[] =>
  Object.values(bundle)
    .filter((output) => output.type === 'chunk')
    .map(({ fileName, code, imports, moduleIds, facadeModuleId, viteMetadata }) => ({
      fileName,
      code,
      imports,
      modules: moduleIds,
      entry: facadeModuleId,
      styles: [...(viteMetadata?.importedCss ?? [])],
    }));

export interface Page {
  name: string;
  /** The ends of the paths of the modules that the page loads, with all they import. */
  modules: readonly string[];
  /** How much script it may load, in KiB of gzip. */
  limit: number;
  /** How many scripts it may load. */
  maxRequests?: number;
}

/** For attendees' pages; a phone on a full network pays for each request. */
const usualRequests = 30;

export interface Weight {
  name: string;
  kib: number;
  requests: number;
  limit: number;
  problems: string[];
}

const gzipSizes = new Map<string, number>();
const gzipSize = ({ fileName, code }: Script): number => {
  const size = gzipSizes.get(fileName) ?? gzipSync(code).length;
  gzipSizes.set(fileName, size);
  return size;
};

/** Scripts with all that they import. */
export function withImports(roots: readonly Script[], scripts: readonly Script[]): Script[] {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  const loaded = new Set<Script>();
  const load = (script: Script | undefined) => {
    if (!script || loaded.has(script)) return;
    loaded.add(script);
    for (const name of script.imports) load(byName.get(name));
  };
  for (const root of roots) load(root);
  return [...loaded];
}

/** The scripts in which the modules are. */
const scriptsWith = (modules: readonly string[], scripts: readonly Script[], missing: string[]): Script[] =>
  modules.flatMap((module) => {
    const script = scripts.find((candidate) => candidate.modules.some((id) => id.endsWith(module)));
    if (!script) missing.push(`${module} is in no script`);
    return script ?? [];
  });

/** The weight of a page, beside its budget. */
export function weigh(
  { name, modules, limit, maxRequests = usualRequests }: Page,
  scripts: readonly Script[],
): Weight {
  const problems: string[] = [];
  const loaded = withImports(scriptsWith(modules, scripts, problems), scripts);
  const kib = loaded.reduce((sum, script) => sum + gzipSize(script), 0) / 1024;
  if (kib > limit) problems.push(`${kib.toFixed(1)} KiB of script, ${limit} are allowed`);
  if (loaded.length > maxRequests)
    problems.push(`${loaded.length} requests for script, ${maxRequests} are allowed`);
  return { name, kib, requests: loaded.length, limit, problems };
}

export const table = (weights: readonly Weight[]): string =>
  weights
    .map(
      ({ name, kib, requests, limit, problems }) =>
        `${name.padEnd(34)}${kib.toFixed(1).padStart(8)} of ${limit} KiB${String(requests).padStart(5)} requests` +
        (problems.length ? '  over budget' : ''),
    )
    .join('\n');
