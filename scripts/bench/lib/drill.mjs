import { join } from 'node:path';
import { root } from '../../lib/paths.mjs';
import { fail, run } from '../../lib/run.mjs';

/** Runs a test with other numbers than `npm test` does, and ends with these words where it fails. */
export const drill = async (test, settings, failure) => {
  const entries = Object.entries(settings).map(([name, value]) => [name, process.env[name] ?? String(value)]);
  console.log(entries.map((entry) => entry.join('=')).join(' '));
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { code } = await run(
    process.execPath,
    [vitest, 'run', '--project', 'server', '--reporter', 'dot', test],
    { cwd: root, env: { ...process.env, ...Object.fromEntries(entries) }, stdio: 'inherit' },
  );
  if (code !== 0) fail(failure);
};
