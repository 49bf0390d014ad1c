import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './paths.mjs';

const file = join(root, '.cache', 'preparing');

/** Lets one script at a time install and build in this folder; the others wait for it. */
export async function alone(work) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  let told = false;
  while (!take()) {
    if (!told) console.log('Waiting for another Podium command to finish preparing...');
    told = true;
    await sleep(200);
  }
  const release = () => rmSync(file, { force: true });
  process.on('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  // Left behind by a script that was killed.
  if (!isAlive(holder())) rmSync(file, { force: true });
  return false;
}

function holder() {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  if (!pid || pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
