import { session } from '../session/session';
import { toAppError } from './errors';

/** Whether a request was aborted on purpose: by leaving its page, or by Apollo when the session ended, which throws a generic error. */
const isAbort = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' || (error.name === 'Invariant Violation' && !session.getState().auth.token));

/** Logs a failure that the user needs no message about; aborted requests are not failures. */
export function logFailure(what: string, error: unknown): void {
  if (isAbort(error)) return;
  // oxlint-disable-next-line no-console -- the one place that writes to the console
  console.warn(what, error);
}

/** `logFailure` as a handler: `.catch(logged('The list did not load'))`. */
export const logged =
  (what: string) =>
  (error: unknown): void =>
    logFailure(what, error);

const GONE: readonly string[] = ['NOT_FOUND', 'FORBIDDEN'];

/** `logged` for what is asked in the background: where the object was deleted, or is no longer for the viewer, its page says so. */
export const loggedUnlessGone =
  (what: string) =>
  (error: unknown): void => {
    if (!GONE.includes(toAppError(error).code)) logFailure(what, error);
  };
