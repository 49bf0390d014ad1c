import type { TextStorage } from './text-storage';

/**
 * Storage that never throws: browsers refuse to store where the storage is full or forbidden, and may even refuse access
 * to it. What they refuse is held in memory, until the page is closed.
 */
export function createTabStorage(open: () => TextStorage): TextStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: TextStorage) => T): { value: T } | null => {
    try {
      return { value: work(open()) };
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key))?.value ?? null,
    setItem(key, value) {
      const stored = attempt((storage) => storage.setItem(key, value)) !== null;
      if (stored) memory.delete(key);
      else memory.set(key, value);
      return stored;
    },
    removeItem(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** The storage of this tab. */
export const tabStorage = createTabStorage(() => window.sessionStorage);
