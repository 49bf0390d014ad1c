// npm run dev: the server restarts and the page reloads when a source file is saved.
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pageTeller, serverAddress } from './lib/dev-address.mjs';
import { stopWithNpm } from './lib/parent.mjs';
import { root, serverEntry, vite } from './lib/paths.mjs';
import { prepare } from './lib/prepare.mjs';
import { dataFolder } from './lib/server.mjs';

const PATIENCE_MS = 8000;

const children = new Set();
let stopping = false;

stopWithNpm();
await prepare([]);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll(0));

const teller = pageTeller((text) => process.stdout.write(text));
const begun = Date.now();
start([vite, 'build', '--watch', '--logLevel', 'warn'], join(root, 'server'));
start([vite], join(root, 'client'), teller.client);
// The first build empties the folder; a server started meanwhile would run the old one, or none.
while (builtAt() < begun) await sleep(50);
start(['--watch', '--enable-source-maps', serverEntry, 'serve'], root, teller.server);

function start(args, cwd, read = () => undefined) {
  if (stopping) return;
  const env = {
    PODIUM_SERVER: serverAddress(process.env),
    ...process.env,
    NODE_ENV: 'development',
    DATA_DIR: dataFolder(),
  };
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['inherit', 'pipe', 'inherit'] });
  child.stdout.setEncoding('utf8').on('data', (text) => {
    process.stdout.write(text);
    read(text);
  });
  children.add(child);
  child.once('exit', () => {
    children.delete(child);
    // One part alone is of no use.
    void stopAll(1);
  });
}

async function stopAll(code) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  const deadline = Date.now() + PATIENCE_MS;
  while (children.size > 0 && Date.now() < deadline) await sleep(20);
  for (const child of children) child.kill('SIGKILL');
  process.exit(code);
}

function builtAt() {
  return statSync(serverEntry, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
