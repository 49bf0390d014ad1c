import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { chownTo, type PostgresAccount } from './account';
import { EmbeddedPostgresError, explainFailure } from './errors';
import { listen, spawnPostgres } from './process';

const PASSWORD_FILE = 'podium-password';
const MAJOR_VERSION = '18';

/** Name of the one database user, who may do everything. */
export const SUPERUSER = 'app';

/** Reads the password that was made up when the data folder was created. */
export function readPassword(dataDir: string): string {
  return readFileSync(join(dataDir, PASSWORD_FILE), 'utf8').trim();
}

/** Whether there is data already; refuses a folder that holds something else. */
export function hasCluster(dataDir: string): boolean {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return false;
  if (!existsSync(join(dataDir, PASSWORD_FILE))) {
    throw new EmbeddedPostgresError(
      `${dataDir} holds something that Podium did not put there. Choose another folder with DATA_DIR.`,
    );
  }
  const version = readFileSync(join(dataDir, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR_VERSION) {
    throw new EmbeddedPostgresError(
      `The data in ${dataDir} was written by Postgres ${version}, and this Podium brings ${MAJOR_VERSION}. ` +
        'Start it with the version that wrote it, or choose another folder with DATA_DIR.',
    );
  }
  return true;
}

/**
 * Makes a new, empty data folder. It is prepared under another name, so that a start that was interrupted leaves
 * nothing behind that looks like data.
 */
export async function createCluster(dataDir: string, account: PostgresAccount): Promise<void> {
  removeAbandoned(dataDir);
  const draft = `${dataDir}.new-${process.pid}`;
  const passwordFile = `${draft}.password`;
  const password = randomBytes(24).toString('base64url');
  try {
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    for (const path of [draft, passwordFile]) chownTo(account.owner, path);
    await initialise(draft, passwordFile, account);
    writeFileSync(join(draft, PASSWORD_FILE), password, { mode: 0o600 });
    chownTo(account.owner, join(draft, PASSWORD_FILE));
    moveInPlace(draft, dataDir);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}

async function initialise(draft: string, passwordFile: string, account: PostgresAccount): Promise<void> {
  // A locale that came with Postgres instead of the machine's, so that names sort alike everywhere.
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8'];
  const access = ['-U', SUPERUSER, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const args = ['-D', draft, ...access, ...locale, '--no-sync', '--no-instructions'];
  // pg_trgm asks the machine which signs are letters. A machine without this locale knows those of ASCII alone.
  const known = await runInitdb([...args, '--lc-ctype=C.UTF-8'], account);
  const failure = known && (await runInitdb(args, account));
  if (failure) throw explainFailure('The database could not be created.', failure, { dataDir: draft });
}

/** Why it failed, in its last words if it had any; undefined where it did not. */
async function runInitdb(args: string[], account: PostgresAccount): Promise<string | undefined> {
  const child = spawnPostgres(account, 'initdb', args);
  const lastWords = listen(child);
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return code === 0 ? undefined : lastWords() || `initdb ended with ${code ?? signal}.`;
}

function moveInPlace(draft: string, dataDir: string): void {
  try {
    rmdirSync(dataDir);
  } catch {
    // Not there, or filled by another start in the meantime; renaming tells.
  }
  try {
    renameSync(draft, dataDir);
  } catch (error) {
    if (!hasCluster(dataDir)) throw error;
  }
}

function removeAbandoned(dataDir: string): void {
  const prefix = `${basename(dataDir)}.new-`;
  for (const name of readdirSync(dirname(dataDir))) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (!existsSync(`/proc/${pid}`)) rmSync(join(dirname(dataDir), name), { recursive: true, force: true });
  }
}
