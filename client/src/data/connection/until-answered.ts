import { toAppError } from '../errors/errors';

const firstWaitMs = 1_000;
/** About a minute and a half: after that, the next connection catches up. */
const maxTries = 10;

/** The pause before the next attempt: the time that the server asks for, plus exponential backoff with jitter. */
export const pauseMs = (error: unknown, tried: number, longestMs = 15_000): number =>
  (toAppError(error).retryAfter ?? 0) * 1_000 +
  Math.min(longestMs, firstWaitMs * 2 ** (tried - 1)) * (0.5 + Math.random() / 2);

/** Whether a retry may help: the server did not answer, or asks for a later attempt; false for aborted requests. */
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
      // Sends nothing without a network, since each failed request adds an error to the console.
      if (!navigator.onLine) throw new TypeError('There is no network');
      return await work();
    } catch (error) {
      if (tried === maxTries || !isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs(error, tried)));
    }
  }
}
