const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Logs a failure that the user needs no message about. A request that was aborted, since its page was left, is none. */
export function logFailure(what: string, error: unknown): void {
  if (isAbort(error)) return;
  // oxlint-disable-next-line no-console -- the one place that writes to the console
  console.warn(what, error);
}
