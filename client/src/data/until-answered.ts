import { toAppError } from './errors';

const firstWaitMs = 1_000;
/** About a minute and a half: after that, the next connection catches up. */
const maxTries = 10;

/** The pause before the next try: as long as the server asks for, and growing; each client has one of its own. */
export const pauseMs = (error: unknown, tried: number, longestMs = 15_000): number =>
  (toAppError(error).retryAfter ?? 0) * 1_000 +
  Math.min(longestMs, firstWaitMs * 2 ** (tried - 1)) * (0.5 + Math.random() / 2);

/** Whether the server did not answer, or asks for a later try: neither an answer, nor a request that was given up. */
const isPassing = (error: unknown): boolean => {
  const { statusCode = 0 } = (error ?? {}) as { statusCode?: number };
  const isProxy = statusCode >= 502 && statusCode <= 504;
  const isLater = ['SERVICE_UNAVAILABLE', 'RATE_LIMITED'].includes(toAppError(error).code);
  return isProxy || isLater || error instanceof TypeError;
};

/** Repeats, with exponential backoff, requests that the server does not answer, or asks to try later. */
export async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      // A request without a network only fails, and fills the console.
      if (!navigator.onLine) throw new TypeError('There is no network');
      return await work();
    } catch (error) {
      if (tried === maxTries || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs(error, tried)));
    }
  }
}
