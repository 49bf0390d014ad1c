import { session } from './session';

/** Given up on purpose: by the page that left, or by Apollo, which has no error of its own for it, when the session ended. */
const isAbort = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || (error.name === 'Invariant Violation' && !session.getState().auth.token));

/** Logs a failure that the user needs no message about. A request that was aborted, since its page was left or its session has ended, is none. */
export function logFailure(what: string, error: unknown): void {
  if (isAbort(error)) return;
  // oxlint-disable-next-line no-console -- the one place that writes to the console
  console.warn(what, error);
}

/** The same for a promise or subscription: `.catch(logged('The list did not load'))`. */
export const logged =
  (what: string) =>
  (error: unknown): void =>
    logFailure(what, error);
