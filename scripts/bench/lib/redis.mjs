import { spawn, spawnSync } from 'node:child_process';
import { freePort } from './stage.mjs';

/** Starts a Redis of the machine that keeps nothing. */
export const startRedis = async () => {
  if (spawnSync('redis-server', ['--version']).error) throw new Error('This benchmark needs a redis-server');
  const port = String(await freePort());
  const flags = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = spawn('redis-server', flags);
  for await (const text of redis.stdout) if (String(text).includes('Ready to accept')) break;
  return { url: `redis://127.0.0.1:${port}`, stop: () => redis.kill() };
};
