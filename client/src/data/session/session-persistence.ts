import type { PersistStorage } from 'zustand/middleware';
import { emptyState, type SessionState } from './session-state';

/** The one key under which the portal keeps anything on the device. */
export const storageKey = 'podium';
/** Raise when the stored shape changes; an older one is then dropped instead of misread. */
export const storageVersion = 1;
/** Longest wait for stored state before the portal starts without it. */
export const rehydrateTimeoutMs = 5000;

/** The part of `Storage` that is needed; an asynchronous one fits as well. */
export interface SessionStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): unknown;
}

interface Stored extends Partial<SessionState> {
  version?: number;
}

/** Parses stored text; null if it is invalid or of another version. */
export function parseState(text: string | null): SessionState | null {
  if (!text) return null;
  try {
    const stored = JSON.parse(text) as Stored;
    if (stored.version !== storageVersion) return null;
    const empty = emptyState();
    const auth = { ...empty.auth, ...stored.auth };
    return {
      auth: { ...auth, device: { ...empty.auth.device, ...stored.auth?.device } },
      join: { ...empty.join, ...stored.join },
    };
  } catch {
    return null;
  }
}

/** The stored state, or null when there is none or the storage does not answer in time. */
async function readState(storage: SessionStorage): Promise<SessionState | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), rehydrateTimeoutMs);
  });
  const stored = Promise.resolve()
    .then(() => storage.getItem(storageKey))
    .then(parseState, () => null);
  const state = await Promise.race([stored, late]);
  clearTimeout(timer);
  return state;
}

/** The storage for zustand's `persist`: one flat object with its version; failures of the storage are ignored. */
export const persistStorage = (storage: SessionStorage): PersistStorage<SessionState> => ({
  getItem: async () => {
    const state = await readState(storage);
    return state && { state, version: storageVersion };
  },
  setItem: (_name, { state, version }) => {
    try {
      storage.setItem(storageKey, JSON.stringify({ version, ...state }));
    } catch {
      // Private windows may refuse to store: the session then lasts as long as the page.
    }
  },
  removeItem: () => {},
});
