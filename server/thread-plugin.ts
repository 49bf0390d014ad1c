import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const SUFFIX = '?thread';
const PLACEHOLDER = 'thread-file:';
/** Below the server's packages, so that the bundled thread finds them. */
const CACHE = fileURLToPath(new URL('node_modules/.threads', import.meta.url));

/** Bundles the entry of a thread into a file of its own, for tests: Node runs no TypeScript. */
const bundle = async (entry: string): Promise<string> => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('.', import.meta.url)),
    build: { ssr: entry, target: 'node20', write: false, sourcemap: 'inline' },
  })) as Rolldown.RolldownOutput;
  const { code } = output[0];
  const file = join(CACHE, `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`);
  mkdirSync(CACHE, { recursive: true });
  // Several test runs may do so at once.
  writeFileSync(`${file}.${process.pid}`, code);
  renameSync(`${file}.${process.pid}`, file);
  return pathToFileURL(file).href;
};

/** `import url from './x.thread?thread'` gives the address of a file that a worker thread can run, in the build as in tests. */
export const threads = (): Plugin => {
  let building = false;
  return {
    name: 'threads',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build';
    },
    async resolveId(source, importer) {
      if (!source.endsWith(SUFFIX)) return null;
      const resolved = await this.resolve(source.slice(0, -SUFFIX.length), importer, { skipSelf: true });
      return resolved && resolved.id + SUFFIX;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const entry = id.slice(0, -SUFFIX.length);
      if (!building) return `export default ${JSON.stringify(await bundle(entry))};`;
      const fileName = `threads/${basename(entry, '.thread.ts')}.js`;
      this.emitFile({ type: 'chunk', id: entry, fileName });
      return `export default new URL("${PLACEHOLDER}${fileName}", import.meta.url).href;`;
    },
    /** Vite's own addresses of files count from the root of a site; these count from the chunk that has them. */
    renderChunk(code, { fileName }) {
      if (!code.includes(PLACEHOLDER)) return null;
      const back = posix.relative(dirname(fileName), '.') || '.';
      return { code: code.replaceAll(PLACEHOLDER, `${back}/`), map: null };
    },
  };
};
