import { createStore } from 'zustand/vanilla';

/** After a scan without an answer, the next ones do not wait for one until this has passed or a replay got through. */
const PAUSE_MS = 15_000;

/** Whether scans are worth sending at once: asked by every scan, so that none waits long at a dead network. */
export const serverContact = createStore<{ lostAt: number | null }>()(() => ({ lostAt: null }));

export const isServerReachable = (now = Date.now()): boolean => {
  const { lostAt } = serverContact.getState();
  return navigator.onLine && (lostAt === null || now - lostAt > PAUSE_MS);
};

export const contactLost = (): void => serverContact.setState({ lostAt: Date.now() });
export const contactFound = (): void => serverContact.setState({ lostAt: null });
