import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

/** Libraries that change seldom get chunks of their own, so that a release leaves them in people's caches. */
const vendorGroups = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
    priority: 30,
  },
  {
    name: 'apollo',
    test: /node_modules[\\/](@apollo|@wry|graphql|graphql-ws|optimism|rxjs)[\\/]/,
    priority: 20,
  },
];

export default defineConfig({
  plugins: [react(), flagFiles()],
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
    rolldownOptions: { output: { codeSplitting: { groups: vendorGroups } } },
  },
});
