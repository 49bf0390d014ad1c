import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const pack = promisify(brotliCompress);

/** Writes each script, style sheet and WebAssembly packed by Brotli as well, so that the server never packs them for a visitor. */
export function packedFiles(): Plugin {
  let folder = '';
  return {
    name: 'packed-files',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir, config.build.assetsDir);
    },
    async writeBundle() {
      const names = (await readdir(folder)).filter((name) => /\.(js|css|wasm)$/.test(name));
      const packOne = async (name: string) => {
        const content = await readFile(join(folder, name));
        const packed = await pack(content, {
          params: {
            // The last percent of a megabyte of WebAssembly takes longer than the rest of the build.
            [constants.BROTLI_PARAM_QUALITY]: name.endsWith('.wasm') ? 9 : constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        });
        await writeFile(join(folder, `${name}.br`), packed);
      };
      await Promise.all(names.map(packOne));
    },
  };
}
