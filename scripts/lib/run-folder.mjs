import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const GIB = 2 ** 30;

const isRoomy = () => {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= 8 * GIB && freemem() >= 12 * GIB;
  } catch {
    return false;
  }
};

/** Where the folders of test runs may be. */
export const RUN_FOLDERS = [tmpdir(), MEMORY];

/** Where the folder of a new run is made: in memory where there is room, since each of its databases is a thousand files. */
export const runsFolder = () => (isRoomy() ? MEMORY : tmpdir());
