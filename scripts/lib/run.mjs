import { spawn } from 'node:child_process';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program to its end, passing on the signals we get, and returns its exit code and what it last complained of.
 * After such a signal this process ends too, once the program has.
 */
export async function run(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ['inherit', 'inherit', 'pipe'], ...options });
  let complaints = '';
  child.stderr?.on('data', (chunk) => {
    process.stderr.write(chunk);
    complaints = (complaints + chunk).slice(-8000);
  });
  let stopped = false;
  const pass = (signal) => {
    stopped = true;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  for (const signal of signals) process.off(signal, pass);
  if (stopped) process.exit(130);
  return { code, complaints };
}

/** Ends the script with a sentence instead of a stack trace. */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}

/** Says what to do about a failed step where its last words show the reason. */
export function adviceFor(complaints) {
  if (/ENOSPC|no space left/i.test(complaints)) return 'The disk is full. Free about 1 GB and try again.';
  if (/EACCES|EPERM|EROFS/.test(complaints))
    return 'This folder is not writable for you. Change its owner and try again.';
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET/.test(complaints)) {
    return 'The npm registry cannot be reached. Check the network connection and try again.';
  }
  if (/EUSAGE/.test(complaints))
    return 'Run "npm install" to bring package-lock.json in step with package.json.';
  return 'The lines above tell why.';
}
