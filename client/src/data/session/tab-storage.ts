import type { TextStorage } from './text-storage';

/** Storage of people's entries, with keys `podium-<kind>:<user id>:<subject>`. */
export interface PeopleStorage extends TextStorage {
  /** Removes the entries of other people, and ignores later ones of theirs: pending work may end after its session. */
  forgetOthers(userId: string | null): void;
}

const OWNED = /^podium[-:]\w+:([^:]+):/;

/**
 * Storage that never throws: browsers refuse to store where the storage is full or forbidden, and may even refuse access
 * to it. Entries that they refuse are held in memory until the page is closed.
 */
export function createTabStorage(open: () => TextStorage): PeopleStorage {
  const memory = new Map<string, string>();
  let person: string | null | undefined;
  const isOfOthers = (key: string): boolean => {
    const owner = OWNED.exec(key)?.[1];
    return person !== undefined && owner !== undefined && owner !== person;
  };
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
      if (isOfOthers(key)) return false;
      const stored = attempt((storage) => storage.setItem(key, value)) !== null;
      if (stored) memory.delete(key);
      else memory.set(key, value);
      return stored;
    },
    removeItem(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    forgetOthers(userId) {
      person = userId;
      const keys = [...memory.keys(), ...(attempt(Object.keys)?.value ?? [])];
      keys.filter(isOfOthers).forEach(this.removeItem);
    },
  };
}

/** The storage of this tab. */
export const tabStorage = createTabStorage(() => window.sessionStorage);

/** The storage of this device, which all tabs share and which outlives them. */
export const deviceStorage = createTabStorage(() => window.localStorage);
