/** The server of the last release, built from its sources: who upgrades comes from it, and who rolls back returns to it. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, vite } from '../lib/paths.mjs';
import { debianPrograms } from '../../tests/support/debian-postgres';
import { needs } from './skip.mjs';

const MIGRATIONS = 'server/src/migrations';
const RELEASES = join(root, 'tests', 'support', 'releases');

const git = (...args) => {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', args, options).trim();
  } catch {
    return '';
  }
};

/** The last tag; before the first one, the commit without the newest migration. */
const lastRelease = () => {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD^');
  if (tag) return tag;
  const newest = readdirSync(join(root, MIGRATIONS)).findLast((name) => name.endsWith('.sql'));
  const added = git('log', '--diff-filter=A', '--format=%H', '-1', '--', `${MIGRATIONS}/${newest}`);
  return added && `${added}^`;
};

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

/** Its `main.js`, its name, and how to make its database: with the data of its dump, where there is one. */
export const oldBuild = () => {
  const name = needs(lastRelease(), 'the history of the sources');
  const commit = git('rev-parse', name);
  // Inside of the project, where its packages are found.
  const folder = join(root, '.cache', 'drill', commit);
  if (!existsSync(folder)) buildInto(folder, commit);
  const entry = join(folder, 'server', 'dist', 'main.js');
  return {
    name: git('describe', '--tags', '--always', commit),
    entry,
    prepare: async (databaseUrl) => {
      const dump = join(RELEASES, `${name.replace(/^v/, '')}.sql.gz`);
      if (existsSync(dump)) {
        const psql = join(needs(debianPrograms(), 'psql'), 'psql');
        const load = 'gunzip -c "$1" | "$2" -q -v ON_ERROR_STOP=1 -d "$3" >/dev/null';
        execFileSync('sh', ['-c', load, 'sh', dump, psql, databaseUrl], { stdio: 'inherit' });
      }
      const env = { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' };
      execFileSync(process.execPath, [entry, 'migrate'], { env, stdio: 'ignore' });
    },
  };
};
