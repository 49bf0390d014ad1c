import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, serverEntry } from './paths.mjs';
import { fail } from './run.mjs';

/** Where the server keeps its data, whatever folder it is called from. */
export function dataFolder() {
  return resolve(root, process.env.DATA_DIR || '.data');
}

/**
 * Turns this process into the built server. No process stands between npm and it, so that a signal to either stops
 * it the one, orderly way.
 */
export async function becomeServer(command, args = []) {
  process.chdir(root);
  process.env.DATA_DIR = dataFolder();
  process.env.NODE_ENV ||= 'production';
  process.argv = [process.argv[0], serverEntry, command, ...args];
  process.setSourceMapsEnabled(true);
  try {
    await import(pathToFileURL(join(serverEntry)).href);
  } catch (error) {
    fail(error instanceof Error ? error.stack : String(error));
  }
}
