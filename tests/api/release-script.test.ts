import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SystemPostgres, systemPrograms } from '../support/system-postgres';
import { buildServer, PROCESS_TEST_MS } from '../support/process';

const root = join(import.meta.dirname, '..', '..');
const VERSION = '9.8.7';
const NOTE = '### Upgrading\n\nNothing but migrate.\n';

let postgres: SystemPostgres;
/** A copy of the project, in a repository of its own. */
let folder: string;
let changelog: string;

const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.test', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
const commit = (path: string, text: string): void => {
  writeFileSync(join(folder, path), text);
  git('commit', '--quiet', '--all', '--allow-empty', '--message', path);
};

const release = (version: string, databaseUrl: string, ...flags: string[]): Promise<string> =>
  new Promise((resolve) => {
    const env = {
      ...postgres.env,
      DATABASE_URL: databaseUrl,
      GIT_AUTHOR_NAME: 'Test',
      GIT_AUTHOR_EMAIL: 'test@example.test',
      GIT_COMMITTER_NAME: 'Test',
      GIT_COMMITTER_EMAIL: 'test@example.test',
    };
    const args = [join(folder, 'scripts', 'release.mjs'), version, ...flags];
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve(`${error ? 'refused' : 'done'} ${stdout}${stderr}`),
    );
  });

/** The release that the drills choose as the previous one of a repository. */
const lastRelease = (repository: string): unknown => {
  const script = `
    import { lastRelease } from './scripts/drill/last-release.mjs';
    try { console.log(JSON.stringify(lastRelease(process.argv[1]))); }
    catch ({ message }) { console.log(JSON.stringify({ lacks: message })); }`;
  const args = ['--input-type=module', '-e', script, repository];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
};

describe.skipIf(!systemPrograms())('npm run release', () => {
  beforeAll(async () => {
    await buildServer();
    postgres = await SystemPostgres.forTests();
    folder = mkdtempSync(join(tmpdir(), 'podium-release-'));
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
      cwd: root,
    })
      .toString()
      .split('\0')
      .filter((path) => path && existsSync(join(root, path)) && !/^(?:client\/src|tests|docs)\//.test(path));
    execFileSync('cp', ['-a', '--parents', ...files, 'server/dist', 'tests/support/releases', folder], {
      cwd: root,
    });
    for (const path of ['node_modules', 'server/node_modules'])
      symlinkSync(join(root, path), join(folder, path));
    git('init', '--quiet');
    writeFileSync(join(folder, '.git', 'info', 'exclude'), 'node_modules\n');
    git('add', '--all');
    changelog = `# Changelog\n\n## Unreleased\n\n${NOTE}\n- Something new.\n\n## 0.0.1 (2026-01-01)\n\n- Something old.\n`;
    commit('CHANGELOG.md', changelog);
  }, PROCESS_TEST_MS);
  afterAll(async () => {
    await postgres?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('refuses an earlier version, a changelog without a note, and a schema that breaks clients', async () => {
    const url = await postgres.createDatabase();
    expect(await release('0.0.9', url)).toMatch(/^refused [^]*0\.0\.9 does not come after/);
    commit('CHANGELOG.md', changelog.replace(NOTE, ''));
    expect(await release(VERSION, url)).toMatch(/^refused [^]*no "### Upgrading"/);
    commit('CHANGELOG.md', changelog);
    const schema = read('schema/schema.graphql');
    commit('schema/schema.graphql', schema.replace('\n  demoLogins: ', '\n  others: '));
    expect(await release(VERSION, url)).toMatch(
      /^refused [^]*Query\.demoLogins was removed[^]*Deprecate in this one/,
    );
    commit('schema/schema.graphql', schema);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('dates the changelog, sets the versions, keeps what was published, commits and tags', async () => {
    expect(await release(VERSION, await postgres.createDatabase(), '--tag')).toMatch(
      /^done [^]*Released 9\.8\.7\.\n$/,
    );
    const today = new Date().toISOString().slice(0, 10);
    expect(read('CHANGELOG.md')).toBe(
      changelog.replace('## Unreleased\n', `## Unreleased\n\n## ${VERSION} (${today})\n`),
    );
    expect(read('schema/published.graphql')).toBe(read('schema/schema.graphql'));
    expect(read('schema/published-openapi.json')).toBe(read('schema/openapi.json'));
    const dump = readFileSync(join(folder, 'tests', 'support', 'releases', `${VERSION}.sql.gz`));
    expect(dump.length).toBeLessThan(150_000);
    expect(gunzipSync(dump).toString()).toContain('INSERT INTO public.attendees VALUES');
    // Nothing but the versions has changed in the manifests.
    const changed = git('show', '--format=', '-U0', 'HEAD', '--', '*package.json', 'package-lock.json')
      .split('\n')
      .filter((line) => /^\+[^+]/.test(line));
    expect(new Set(changed.map((line) => line.slice(1).trim()))).toEqual(
      new Set([`"version": "${VERSION}",`]),
    );
    expect(changed).toHaveLength(7);
    expect(git('describe', 'HEAD')).toBe(`v${VERSION}\n`);
    expect(git('status', '--porcelain')).toBe('');
  });

  it('is found by its commit without a tag, and not in a clone without history, which says so', () => {
    git('tag', '--delete', `v${VERSION}`);
    const released = git('rev-parse', 'HEAD').trim();
    expect(lastRelease(folder)).toEqual({ lacks: 'needs a release before this one' });
    commit('README.md', 'Later.');
    expect(lastRelease(folder)).toEqual({ commit: released, version: VERSION });
    const shallow = join(folder, '.git', 'shallow-clone');
    git('clone', '--quiet', '--no-checkout', '--depth=1', pathToFileURL(folder).href, shallow);
    expect(lastRelease(shallow)).toEqual({ lacks: 'needs the whole history: git fetch --unshallow' });
  });
});
