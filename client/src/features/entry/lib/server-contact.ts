/** After a scan without an answer, the next ones do not wait for one until this has passed or a replay got through. */
const PAUSE_MS = 15_000;

/** When the server last gave no answer. */
let lostAt = -Infinity;
export const contactLost = (): void => {
  lostAt = Date.now();
};
export const contactFound = (): void => {
  lostAt = -Infinity;
};

/** Whether a scan is worth sending at once: asked by every scan, so that none waits long at a dead network. */
export const isServerReachable = (): boolean => navigator.onLine && Date.now() - lostAt > PAUSE_MS;
