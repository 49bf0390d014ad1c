import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeUploadFolder, removeAbandonedUploads } from './upload-folders';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upload-folders-'));
  vi.stubEnv('TMPDIR', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

it('removes the folders of servers that were killed, and nothing else', async () => {
  const own = basename(await makeUploadFolder());
  const { pid: dead } = spawnSync(process.execPath, ['-e', '']);
  const named = (pid: number) => own.replace(`-${process.pid}-`, `-${pid}-`);
  const [killed, alive] = [named(dead), named(process.ppid)];
  const others = ['podium-form-otherhost-1-abc', 'podium-form-abc', 'other'];
  for (const name of [killed, alive, ...others]) await mkdir(join(folder, name));
  await writeFile(join(folder, killed, 'people.csv'), 'Email');
  await removeAbandonedUploads();
  // Its own process id may be that of a killed server: it starts only now.
  expect((await readdir(folder)).toSorted()).toEqual([alive, ...others].toSorted());
});
