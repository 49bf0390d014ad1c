/** `npm run drill -- --seed 7 restart failover` rehearses bad days; without names all of them. `--help` lists them. */
import { join } from 'node:path';
import { stopWithNpm } from './lib/parent.mjs';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';

stopWithNpm();
await prepare(['server']);
// It shares the parts of the tests, which are TypeScript.
const { runnerImport } = await import('vite');
const { module } = await runnerImport(join(root, 'server', 'thread-plugin.ts'));
await runnerImport(join(root, 'scripts', 'drill', 'main.mjs'), {
  root,
  logLevel: 'error',
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: true } },
  plugins: [module.threads()],
});
