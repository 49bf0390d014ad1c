import { hasCode } from './errors';

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;
/** About a minute and a half: after that, the next connection catches up. */
const maxTries = 10;

/** Whether nobody answered for the server, or it is not ready: neither an answer, nor a request that was given up. */
const isPassing = (error: unknown): boolean => {
  const { statusCode = 0 } = (error ?? {}) as { statusCode?: number };
  const isProxy = statusCode >= 502 && statusCode <= 504;
  return isProxy || error instanceof TypeError || hasCode(error, 'SERVICE_UNAVAILABLE');
};

/** Repeats, with growing pauses, what fails because nobody answers for the server. */
export async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      // A request without a network only fails, and fills the console.
      if (!navigator.onLine) throw new TypeError('There is no network');
      return await work();
    } catch (error) {
      if (tried === maxTries || !isPassing(error)) throw error;
    }
    const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (tried - 1));
    await new Promise((resolve) => setTimeout(resolve, waitMs * (0.5 + Math.random() / 2)));
  }
}
