import { gzipSync } from 'node:zlib';

/** What is needed of a chunk that the build wrote. */
export interface Script {
  fileName: string;
  code: string;
  /** The files it imports statically. */
  imports: readonly string[];
  /** The source modules in it. */
  modules: readonly string[];
}

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

/** The scripts in which the modules are, and all that those import. */
function loadedBy(modules: readonly string[], scripts: readonly Script[], missing: string[]): Set<Script> {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  const loaded = new Set<Script>();
  const load = (script: Script | undefined) => {
    if (!script || loaded.has(script)) return;
    loaded.add(script);
    for (const name of script.imports) load(byName.get(name));
  };
  for (const module of modules) {
    const script = scripts.find((candidate) => candidate.modules.some((id) => id.endsWith(module)));
    if (script) load(script);
    else missing.push(`${module} is in no script`);
  }
  return loaded;
}

/** What a page loads, beside what it may load. */
export function weigh(
  { name, modules, limit, maxRequests = usualRequests }: Page,
  scripts: readonly Script[],
): Weight {
  const problems: string[] = [];
  const loaded = [...loadedBy(modules, scripts, problems)];
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
