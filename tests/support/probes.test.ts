import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { quietPort } from './port';
import { slowProbes, watchServer } from './probes';

/** Answers everybody, late once it was asked to wait, and after other work once it was asked for that. */
const SERVER = `
  let lateMs = 0;
  require('node:http').createServer((request, response) => {
    if (request.url === '/wait') lateMs = 1_500;
    if (request.url === '/work') for (const end = performance.now() + 1_500; performance.now() < end;);
    setTimeout(() => response.end('{"data":{}}'), lateMs);
  }).listen(Number(process.argv[1]), '127.0.0.1', () => console.log('ready'));`;

it.skipIf(!existsSync('/proc/self/schedstat')).each([
  ['wait', false],
  ['work', true],
])('probes are slow by what the server works, not by the clock: %s', async (act, isSlow) => {
  const port = await quietPort();
  const child = spawn(process.execPath, ['-e', SERVER, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  await once(child.stdout, 'data');
  const url = `http://127.0.0.1:${port}`;
  const stop = await watchServer({ url, pid: child.pid ?? 0 }, '', '');
  await fetch(`${url}/${act}`);
  expect(slowProbes(await stop()).length > 0).toBe(isSlow);
});
