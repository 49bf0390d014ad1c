/** A failure of the embedded database, told so that the reader knows what to do next. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

interface Circumstances {
  dataDir: string;
  port?: number;
}

/** What to do, by the signs of what has failed. */
const advices: [sign: RegExp, advice: string][] = [
  [
    /could not resize shared memory segment|shm_open/i,
    'Shared memory is used up. Give /dev/shm more room (in Docker: --shm-size=256m) and start again.',
  ],
  [
    /No space left on device|Check free disk space|ENOSPC|disk quota exceeded|EDQUOT/i,
    'The disk is full. Podium keeps its database in {dataDir} and needs about 200 MB there. ' +
      'Free some space, or choose another folder with DATA_DIR, and start again.',
  ],
  [
    /could not bind|Address already in use|EADDRINUSE/i,
    'Port {port} for the database is taken by another program. Stop that program and start again.',
  ],
  [
    /\bunshare\b/,
    'Postgres refuses to run as root, and the project lies below a folder that only root may enter. ' +
      'Move the project to a folder others may enter, or start Podium as an ordinary user.',
  ],
  [
    /spawn .* ENOENT|spawn .* ENOEXEC|GLIBC_/,
    'The Postgres that Podium brings does not run on this system (it needs glibc, which Alpine lacks). ' +
      'Set DATABASE_URL to a Postgres of your own.',
  ],
  [
    /Read-only file system|EROFS/i,
    '{dataDir} is on a read-only disk. Choose a writable folder with DATA_DIR and start again.',
  ],
  [
    /Permission denied|EACCES|has wrong ownership|has invalid permissions|EPERM/i,
    'Podium may not use {dataDir}. It may belong to another user: start Podium as that user, ' +
      'make the folder yours, or choose another one with DATA_DIR.',
  ],
  [
    /invalid value for parameter|unrecognized configuration parameter/i,
    'Postgres did not understand one of its settings.',
  ],
];

/** Turns the last words of a failed program into advice, and keeps those words below it. */
export function explainFailure(what: string, lastWords: string, at: Circumstances): EmbeddedPostgresError {
  const [, advice] = advices.find(([sign]) => sign.test(lastWords)) ?? [];
  const told = (advice ?? 'To use a Postgres of your own instead, set DATABASE_URL.')
    .replace('{dataDir}', () => at.dataDir)
    .replace('{port}', String(at.port ?? ''));
  const quote = lastWords.trim().split('\n').slice(-8).join('\n  ');
  return new EmbeddedPostgresError(`${what} ${told}${quote ? `\n  ${quote}` : ''}`);
}
