import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, however and from wherever a script was called. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Vite's command line, called through Node so that no shell stands between us and its signals. */
export const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');

/** The built server. */
export const serverEntry = join(root, 'server', 'dist', 'main.js');
