import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { antdImports } from './vite/antd-imports.ts';
import { directImports } from './vite/direct-imports.ts';
import { fonts } from './vite/fonts.ts';
import { offlineFiles } from './vite/offline-files.ts';
import { packedFiles } from './vite/packed-files.ts';
import { pageBudgets } from './vite/page-budgets.ts';
import { compileHints, groups, scriptGroups } from './vite/script-groups.ts';
import { staticAntd } from './vite/static-antd.ts';
import { themeTokens } from './vite/theme-tokens.ts';

const server = process.env.PODIUM_SERVER ?? 'http://localhost:4000';
const flags = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');

/** Serves the flags as files of their own: a page fetches the few it shows, and the bundle carries none. */
function flagFiles(): Plugin {
  return {
    name: 'flag-files',
    configureServer({ middlewares }) {
      middlewares.use('/flags', (request, response, next) => {
        const name = /^\/([A-Z]{2})\.svg/.exec(request.url ?? '')?.[1];
        if (!name) return next();
        try {
          response.setHeader('content-type', 'image/svg+xml');
          response.end(readFileSync(join(flags, `${name}.svg`)));
        } catch {
          response.statusCode = 404;
          response.end();
        }
      });
    },
    generateBundle() {
      for (const file of readdirSync(flags).filter((name) => /^[A-Z]{2}\.svg$/.test(name))) {
        this.emitFile({ type: 'asset', fileName: `flags/${file}`, source: readFileSync(join(flags, file)) });
      }
    },
  };
}

export default defineConfig({
  plugins: [
    react(),
    flagFiles(),
    directImports(),
    antdImports(),
    staticAntd(),
    scriptGroups(),
    compileHints(),
    fonts(),
    themeTokens(),
    pageBudgets(),
    packedFiles(),
    offlineFiles(),
  ],
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: server, ws: true },
      '/v1': { target: server },
      '/api': { target: server },
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      // Each feature's documents then stay with the pages of the feature, although all pass through one barrel. The
      // packages of antd have no side effects, and only some of them say so.
      treeshake: {
        moduleSideEffects: [
          { test: /[\\/](src[\\/]generated|@rc-component|@ant-design)[\\/]/, sideEffects: false },
        ],
      },
    },
  },
});
