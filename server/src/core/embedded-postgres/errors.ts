/** A failure of the embedded database, told so that the reader knows what to do next. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}

interface Circumstances {
  dataDir: string;
  port?: number;
}

const causes: { sign: RegExp; advice: (at: Circumstances) => string }[] = [
  {
    sign: /could not resize shared memory segment|shm_open/i,
    advice: () =>
      'Shared memory is used up. Give /dev/shm more room (in Docker: --shm-size=256m) and start again.',
  },
  {
    sign: /No space left on device|Check free disk space|ENOSPC|disk quota exceeded|EDQUOT/i,
    advice: ({ dataDir }) =>
      `The disk is full. Podium keeps its database in ${dataDir} and needs about 200 MB there. ` +
      'Free some space, or choose another folder with DATA_DIR, and start again.',
  },
  {
    sign: /could not bind|Address already in use|EADDRINUSE/i,
    advice: ({ port }) =>
      `Port ${port ?? ''} for the database is taken by another program. Stop that program and start again.`,
  },
  {
    sign: /\bunshare\b/,
    advice: () =>
      'Postgres refuses to run as root, and the project lies below a folder that only root may enter. ' +
      'Move the project to a folder others may enter, or start Podium as an ordinary user.',
  },
  {
    sign: /spawn .* ENOENT|spawn .* ENOEXEC|GLIBC_/,
    advice: () =>
      'The Postgres that Podium brings does not run on this system (it needs glibc, which Alpine lacks). ' +
      'Set DATABASE_URL to a Postgres of your own.',
  },
  {
    sign: /Read-only file system|EROFS/i,
    advice: ({ dataDir }) =>
      `${dataDir} is on a read-only disk. Choose a writable folder with DATA_DIR and start again.`,
  },
  {
    sign: /Permission denied|EACCES|has wrong ownership|has invalid permissions|EPERM/i,
    advice: ({ dataDir }) =>
      `Podium may not use ${dataDir}. It may belong to another user: start Podium as that user, ` +
      'make the folder yours, or choose another one with DATA_DIR.',
  },
  {
    sign: /invalid value for parameter|unrecognized configuration parameter/i,
    advice: () => 'Postgres did not understand one of its settings.',
  },
];

/** Turns the last words of a failed program into advice, and keeps those words below it. */
export function explainFailure(what: string, lastWords: string, at: Circumstances): EmbeddedPostgresError {
  const cause = causes.find(({ sign }) => sign.test(lastWords));
  const advice = cause?.advice(at) ?? 'To use a Postgres of your own instead, set DATABASE_URL.';
  const quote = lastWords.trim().split('\n').slice(-8).join('\n  ');
  return new EmbeddedPostgresError(`${what} ${advice}${quote ? `\n  ${quote}` : ''}`);
}
