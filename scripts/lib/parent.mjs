import { readFileSync } from 'node:fs';

const EVERY_MS = 300;

/**
 * Ends this process, in its orderly way, when the npm that started it is gone. npm puts a shell in between, which
 * dies of SIGTERM without passing it on.
 */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const before = chain();
  const timer = setInterval(() => {
    if (chain() === before) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, EVERY_MS);
  timer.unref();
}

/** Our parent, and where that is the shell in between, its parent too. */
function chain() {
  const parent = process.ppid;
  try {
    const [, name, rest] = /\((.*)\) (.*)/s.exec(readFileSync(`/proc/${parent}/stat`, 'utf8'));
    return /^(ba|da|a)?sh$/.test(name) ? `${parent} ${rest.split(' ')[1]}` : `${parent}`;
  } catch {
    // No such list of processes here, as on macOS.
    return `${parent}`;
  }
}
