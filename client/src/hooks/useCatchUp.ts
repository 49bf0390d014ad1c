import { logFailure } from '../lib/log';
import { untilAnswered } from '../lib/until-answered';
import { useReconnected } from './useReconnected';

/** Fetches what may have been missed after each lost connection, until the server answers. `failure` is logged if it never does. */
export function useCatchUp(fetch: () => Promise<unknown>, failure: string): void {
  useReconnected(() => {
    untilAnswered(fetch).catch((error: unknown) => logFailure(failure, error));
  });
}
