/** The server of the last release, built from its sources: who upgrades comes from it, and who rolls back returns to it. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, vite } from '../lib/paths.mjs';
import { systemPrograms } from '../../tests/support/system-postgres';
import { lastRelease } from './last-release.mjs';
import { needs } from './skip.mjs';

const RELEASES = join(root, 'tests', 'support', 'releases');

const buildInto = (folder, commit) => {
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const archive = [
    '-c',
    'git archive "$1" package.json package-lock.json client/package.json scripts/lib server schema docs | tar -x -C "$2"',
    'sh',
    commit,
    draft,
  ];
  execFileSync('sh', archive, { cwd: root, stdio: 'inherit' });
  // Its own packages: a release may be the last one with some of them.
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--silent'], { cwd: draft, stdio: 'inherit' });
  execFileSync(process.execPath, [join(draft, relative(root, vite)), 'build', '--logLevel', 'error'], {
    cwd: join(draft, 'server'),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  renameSync(draft, folder);
};

/** Its `main.js`, and how to make its database with the data of its dump. */
export const oldBuild = () => {
  const { commit, version } = lastRelease(root);
  // Inside of the project, where its packages are found.
  const folder = join(root, '.cache', 'drill', commit);
  if (!existsSync(folder)) buildInto(folder, commit);
  const entry = join(folder, 'server', 'dist', 'main.js');
  return {
    entry,
    prepare: async (databaseUrl) => {
      const psql = join(needs(systemPrograms(), 'psql'), 'psql');
      const load = 'gunzip -c "$1" | "$2" -q -v ON_ERROR_STOP=1 -d "$3" >/dev/null';
      const dump = join(RELEASES, `${version}.sql.gz`);
      execFileSync('sh', ['-c', load, 'sh', dump, psql, databaseUrl], { stdio: 'inherit' });
    },
  };
};
