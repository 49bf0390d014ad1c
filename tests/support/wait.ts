import { setTimeout as pause } from 'node:timers/promises';

/** Starts short for immediate results, and grows, so that polling does not slow down longer work. */
const FIRST_STEP_MS = 10;
const LONGEST_STEP_MS = 50;

/** How long anything is waited for: no assertion, and long enough for work of seconds on a machine that is ten times slower. */
export const PATIENCE_MS = 60_000;

/** The promise's value, or an error that names what did not come in time. */
export async function within<T>(promise: Promise<T>, what: string, timeoutMs = PATIENCE_MS): Promise<T> {
  const timer = new AbortController();
  const late = pause(timeoutMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`${what} did not come within ${timeoutMs} ms`);
  });
  // Without this the abort below would count as a rejection that nobody handles.
  late.catch(() => undefined);
  try {
    return await Promise.race([promise, late]);
  } finally {
    timer.abort();
  }
}

/** Asks again and again until the answer is neither false nor missing, and gives it. */
export async function waitFor<T>(
  check: () => T | false | null | undefined | Promise<T | false | null | undefined>,
  what: string,
  timeoutMs = PATIENCE_MS,
): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (let step = FIRST_STEP_MS; ; step = Math.min(step * 1.5, LONGEST_STEP_MS)) {
    const answer = await check();
    if (answer !== false && answer !== null && answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`${what} did not happen within ${timeoutMs} ms`);
    await pause(step);
  }
}
