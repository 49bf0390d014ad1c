import { execFileSync } from 'node:child_process';
import { root } from './paths.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n');

/** Rules of the sources, and what most changes could break. */
const ALWAYS = ['tests/architecture', 'tests/api/access', 'tests/e2e/screens/shell'];

/**
 * Names of the tests of what changed since a commit: Vitest takes each as part of a path. Tests over HTTP and in a browser import
 * nothing of what they test, so features find theirs by name: `modules/meetings` those with "meeting" in their path.
 */
export function changedTests(base) {
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  const tests = changed.filter((path) => /\.test\.tsx?$/.test(path));
  const features = changed.flatMap((path) => /\/(?:modules|features)\/([\w-]+)\//.exec(path)?.[1] ?? []);
  const shared = changed.flatMap(
    (path) => /^server\/src\/core\/[\w-]+\/|^client\/src\/(?:ui|lib|data)\//.exec(path)?.[0] ?? [],
  );
  const stems = features.map((name) => name.replace(/ies$/, '').replace(/s$/, ''));
  return [...new Set([...ALWAYS, ...tests, ...shared, ...stems])];
}
