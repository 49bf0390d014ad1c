// npm run release -- 1.0.0 [--tag]: dates the changelog, sets the versions, keeps what this release published (its schema, its OpenAPI
// and a small database), and commits. Refuses what would break clients. DATABASE_URL is an empty database of a Postgres that pg_dump knows.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { fail } from './lib/run.mjs';
import { dumpRelease } from './lib/release-dump.mjs';

const UNRELEASED = '## Unreleased\n';
const NO_NOTE =
  'The changelog has no "### Upgrading" under "## Unreleased". Say there what operators have to do, if only "Nothing but migrate."';

const path = (...parts) => join(root, ...parts);
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const numbers = (text) => text.split('.').map(Number);

const { values, positionals } = parseArgs({
  options: { tag: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [version = ''] = positionals;
const databaseUrl = process.env.DATABASE_URL;

if (!/^\d+\.\d+\.\d+$/.test(version)) fail('Say which version to release: npm run release -- 1.0.0');
if (!databaseUrl) fail('Set DATABASE_URL to an empty database: the dump of this release is made in it.');
if (git('status', '--porcelain') !== '') fail('There are changes that are not committed.');
const { version: current } = JSON.parse(readFileSync(path('package.json'), 'utf8'));
if (!isLater(version, current)) fail(`${version} does not come after ${current}.`);
const changelog = datedChangelog();
checkSchema();

await prepare(['server']);
mkdirSync(path('tests', 'support', 'releases'), { recursive: true });
writeFileSync(path('tests', 'support', 'releases', `${version}.sql.gz`), await dumpRelease(databaseUrl));
writeFileSync(path('CHANGELOG.md'), changelog);
setVersions();
copyFileSync(path('schema', 'schema.graphql'), path('schema', 'published.graphql'));
copyFileSync(path('schema', 'openapi.json'), path('schema', 'published-openapi.json'));
git('add', '--all');
// Later ones find it by this subject: scripts/drill/last-release.mjs.
git('commit', '--quiet', '--message', `Release ${version}`);
if (values.tag) git('tag', '--annotate', `v${version}`, '--message', `Podium ${version}`);
console.log(`Released ${version}.`);

function isLater(next, last) {
  const [one, other] = [numbers(next), numbers(last)];
  const index = one.findIndex((number, place) => number !== other[place]);
  return index >= 0 && one[index] > other[index];
}

/** The changelog with this version above what was unreleased. */
function datedChangelog() {
  const text = readFileSync(path('CHANGELOG.md'), 'utf8');
  const [before, after] = text.split(UNRELEASED);
  if (after === undefined) fail('The changelog has no "## Unreleased".');
  const [section] = after.split(/^## /m);
  if (!/^- /m.test(section)) fail('The changelog says of nothing that it is unreleased.');
  if (!/^### Upgrading\n\n\S/m.test(section)) fail(NO_NOTE);
  const today = new Date().toISOString().slice(0, 10);
  return `${before}${UNRELEASED}\n## ${version} (${today})\n${after}`;
}

function checkSchema() {
  const { status } = spawnSync(process.execPath, [path('scripts', 'schema-check.mjs')], { stdio: 'inherit' });
  if (status !== 0)
    fail('The schema breaks clients of the last release. Deprecate in this one, and remove in a later.');
}

/** In all manifests and the lock file, as npm writes them. */
function setVersions() {
  for (const file of ['package.json', 'client/package.json', 'server/package.json', 'package-lock.json']) {
    const manifest = JSON.parse(readFileSync(path(file), 'utf8'));
    manifest.version = version;
    for (const workspace of ['', 'client', 'server'])
      if (manifest.packages?.[workspace]) manifest.packages[workspace].version = version;
    writeFileSync(path(file), `${JSON.stringify(manifest, null, 2)}\n`);
  }
}
