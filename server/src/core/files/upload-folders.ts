import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFIX = 'podium-form-';
/** Containers that share a folder have the same process ids, but each its own host name. */
const host = hostname().replace(/[^\w]/g, '');

/** Makes a folder for the files of one form; its name says which process it belongs to. */
export const makeUploadFolder = (): Promise<string> =>
  mkdtemp(join(tmpdir(), `${PREFIX}${host}-${process.pid}-`));

/** Runs work with a folder of its own for files, which is removed afterwards. */
export const withUploadFolder = async <Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await makeUploadFolder();
  try {
    return await work(folder);
  } finally {
    // The work is done; a folder that cannot be removed now is removed at the next start.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Removes the folders of servers on this machine that were killed; for the start, when this process has none itself: the process id
 * of a killed one may be its own.
 */
export const removeAbandonedUploads = async (): Promise<void> => {
  const own = new RegExp(`^${PREFIX}${host}-(\\d+)-`);
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const pid = Number(own.exec(name)?.[1] ?? 0);
    if (pid === 0 || (pid !== process.pid && isAlive(pid))) continue;
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
};
