/** Notes a failure that the user needs no message about. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that writes to the console
  console.warn(what, error);
}
