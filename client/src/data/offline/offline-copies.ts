import { createStore, del, delMany, entries, get, keys, set } from 'idb-keyval';

/** The answer of one query as the server gave it last. */
interface Copy {
  savedAt: number;
  data: unknown;
}

/** Answers kept; the oldest go first. */
export const MAX_COPIES = 400;
/** Longer answers, in characters of JSON, are not worth their place on a phone. */
export const MAX_COPY_LENGTH = 300_000;
/** Pruning reads the whole store, so it is done only now and then. */
const WRITES_PER_PRUNE = 40;

/**
 * Answers of queries on this device, so that pages stay readable without a network. They are deleted when the
 * person signs out. Browsers that refuse IndexedDB keep none.
 */
export class OfflineCopies {
  private readonly store = createStore('podium-offline', 'answers');
  private writes = 0;

  async read(key: string): Promise<unknown> {
    try {
      return (await get<Copy>(key, this.store))?.data;
    } catch {
      return undefined;
    }
  }

  async write(key: string, data: unknown): Promise<void> {
    try {
      if (JSON.stringify(data).length > MAX_COPY_LENGTH) return;
      await set(key, { savedAt: Date.now(), data } satisfies Copy, this.store);
      this.writes += 1;
      if (this.writes % WRITES_PER_PRUNE === 0) await this.prune();
    } catch {
      // A full or forbidden store only costs the copy.
    }
  }

  /** Deletes the copies of everybody else; keys begin with the user's id. */
  async forgetOthers(userId: string | null): Promise<void> {
    try {
      const known = await keys<string>(this.store);
      const others = known.filter((key) => !key.startsWith(`${userId}:`));
      await delMany(others, this.store);
    } catch {
      // There is nothing where the store is forbidden.
    }
  }

  private async prune(): Promise<void> {
    const all = await entries<string, Copy>(this.store);
    const newestFirst = all.sort(([, a], [, b]) => b.savedAt - a.savedAt);
    await Promise.all(newestFirst.slice(MAX_COPIES).map(([key]) => del(key, this.store)));
  }
}

/** The copies of this browser. */
export const offlineCopies = new OfflineCopies();
