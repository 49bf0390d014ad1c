import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './paths.mjs';
import { adviceFor, fail, run } from './run.mjs';

const OLDEST_NODE = [20, 19];

/** Ends the script where Node is too old to run anything here. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  fail(`Podium needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

/** Whether node_modules holds what the lock file asks for. npm writes its own list there as the last thing it does. */
export function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  // Optional packages are left out, since most are for other kinds of machines, and our own, whose version each release changes.
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') || entry.optional || present[path]?.version === entry.version,
  );
}

/** Installs exactly what the lock file says. */
export async function install() {
  console.log('Installing packages (only the first time, about a minute)...');
  const environment = { ...process.env };
  // Building needs the development packages, which npm leaves out in production.
  delete environment.NODE_ENV;
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, ...rest] = npm(args);
  const { code, complaints } = await run(command, rest, { cwd: root, env: environment });
  if (code !== 0) fail(`The packages could not be installed. ${adviceFor(complaints)}`);
}

/** The npm that called us, or else the one on the path. */
export function npm(args) {
  const caller = process.env.npm_execpath ?? '';
  if (basename(caller) === 'npm-cli.js') return [process.execPath, caller, ...args];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', ...args];
}

function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  } catch {
    return null;
  }
}
