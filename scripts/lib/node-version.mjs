import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './install.mjs';
import { root } from './paths.mjs';
import { adviceFor, fail, run } from './run.mjs';

/** The program of another version of Node, such as `24`, installed on demand: npm has them as the package `node`. */
export async function nodeOf(version) {
  if (!/^\d+(\.\d+){0,2}$/.test(version)) fail('TEST_NODE is a version of Node, such as 24.');
  const folder = join(root, '.cache', `node-${version}`);
  const program = join(
    folder,
    'node_modules',
    'node',
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `node@${version}`,
  ];
  const [command, ...rest] = npm(args);
  const { code, complaints } = await run(command, rest, { cwd: folder });
  if (code !== 0) fail(`Node ${version} could not be installed. ${adviceFor(complaints)}`);
  return program;
}
