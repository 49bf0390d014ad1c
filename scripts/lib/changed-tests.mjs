import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from './paths.mjs';

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n').filter(Boolean);

/** Rules of the sources, and what most changes could break. */
const ALWAYS = ['tests/architecture', 'tests/api/access', 'tests/e2e/screens/shell'];

const isTest = (path) => /\.test\.tsx?$/.test(path);

/** Sources that import every feature: through them, each test that starts a server would follow from each change. */
const WHOLE = /^(?:server\/src\/(?:[\w-]+\.ts|modules\/index\.ts)|client\/src\/app\/|tests\/support\/)/;

/**
 * Names of the tests of what changed since a commit; Vitest takes each as part of a path. Those that import what changed are found by
 * their imports. Tests over HTTP and in a browser import nothing of what they test, so features find theirs by name: `modules/meetings`
 * those with "meeting" in their path.
 */
export function changedTests(base) {
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  const features = changed.flatMap((path) => /\/(?:modules|features)\/([\w-]+)\//.exec(path)?.[1] ?? []);
  const stems = features.map((name) => name.replace(/ies$/, '').replace(/s$/, ''));
  return [...new Set([...ALWAYS, ...testsImporting(changed), ...stems])];
}

/** The test files among these, and those that import one of them, by other files too. */
function testsImporting(changed) {
  const importers = importersOf();
  const found = new Set(changed);
  for (const path of found)
    if (!WHOLE.test(path) || changed.includes(path))
      for (const by of importers.get(path) ?? []) found.add(by);
  return [...found].filter(isTest);
}

function importersOf() {
  const files = ['server/src', 'client/src', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  const known = new Set(files);
  const importers = new Map();
  for (const file of files)
    for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const path = normalize(join(dirname(file), name)).replaceAll('\\', '/');
      const target = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((each) => known.has(each));
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  return importers;
}
