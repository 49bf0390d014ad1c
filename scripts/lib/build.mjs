import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, vite } from './paths.mjs';
import { adviceFor, fail, run } from './run.mjs';

const outputs = { server: 'main.js', client: 'index.html' };

/** The two halves of Podium that are built. */
export const all = Object.keys(outputs);

/** Those of these halves whose sources are not what the last build was made from. */
export function outdated(names) {
  return names.filter(
    (name) => !existsSync(join(root, name, 'dist', outputs[name])) || stampOf(name) !== lastStamp(name),
  );
}

/** Builds these halves side by side. */
export async function build(names) {
  if (names.length === 0) return;
  console.log(`Building ${names.join(' and ')}...`);
  await Promise.all(names.map(buildOne));
}

async function buildOne(name) {
  // Taken first: what changes while we build must be built again.
  const stamp = stampOf(name);
  const { code, complaints } = await run(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, name),
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) fail(`The ${name} could not be built. ${adviceFor(complaints)}`);
  writeFileSync(stampFile(name), stamp);
}

/** Kept inside the output, so that a build by other means, which empties it, is never mistaken for ours. */
function stampFile(name) {
  return join(root, name, 'dist', '.stamp');
}

function lastStamp(name) {
  try {
    return readFileSync(stampFile(name), 'utf8');
  } catch {
    return '';
  }
}

/** By content and not by time: a checkout changes times, and only times. */
function stampOf(name) {
  const hash = createHash('sha256');
  for (const file of [join(root, 'package-lock.json'), ...filesIn(join(root, name))]) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist'].includes(name) && !name.includes('.test.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
    );
}
