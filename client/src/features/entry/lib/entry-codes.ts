import { createStore, del, entries, get, set } from 'idb-keyval';
import { canHash, hashOf } from './code-hash';

/** The hashed codes of an event, as the server gave them last. */
interface CodeList {
  salt: string;
  version: string;
  expected: string[];
  entered: string[];
  /** When the server last said so. */
  savedAt: number;
}

/** The list's entry for a code: not entered yet, entered, not on it; or there is no list to ask. */
export type Standing = 'expected' | 'entered' | 'unlisted' | 'unchecked';

const KEPT_MS = 7 * 86_400_000;
const database = createStore('podium-entry-codes', 'events');

/** The codes of one event on this device: hashes only, so that it holds no personal data. Also known once the network is gone. */
export class EntryCodes {
  private list: CodeList | null = null;
  private standings = new Map<string, 'expected' | 'entered'>();

  constructor(private readonly eventId: string) {}

  get version(): string | null {
    return this.list?.version ?? null;
  }

  get savedAt(): number | null {
    return this.list?.savedAt ?? null;
  }

  get size(): number {
    return this.standings.size;
  }

  /** Reads what an earlier visit kept. Browsers that refuse IndexedDB keep nothing. */
  async load(): Promise<void> {
    try {
      const kept = await get<CodeList>(this.eventId, database);
      if (kept && !this.list) this.use(kept);
      await forgetOld();
    } catch {
      // Without a list, everything is queued and checked later.
    }
  }

  /** Takes the server's list in its place, and keeps it. */
  async replace(list: CodeList): Promise<void> {
    this.use(list);
    await this.keep();
  }

  /** The server said that the list is still right. */
  async confirm(savedAt: number): Promise<void> {
    if (!this.list) return;
    this.list = { ...this.list, savedAt };
    await this.keep();
  }

  /** The hash of a code and what is known of it. */
  async look(code: string): Promise<{ hash: string | null; standing: Standing }> {
    if (!this.list || !canHash()) return { hash: null, standing: 'unchecked' };
    const hash = await hashOf(this.list.salt, code);
    const standing = this.standings.get(hash);
    return standing ? { hash, standing } : { hash: null, standing: 'unlisted' };
  }

  /** Notes that a person went in: the next entry is another one. */
  markEntered(hash: string): void {
    if (this.standings.has(hash)) this.standings.set(hash, 'entered');
  }

  private use(list: CodeList): void {
    this.list = list;
    this.standings = new Map([
      ...list.expected.map((hash) => [hash, 'expected'] as const),
      ...list.entered.map((hash) => [hash, 'entered'] as const),
    ]);
  }

  private async keep(): Promise<void> {
    try {
      await set(this.eventId, this.list, database);
    } catch {
      // A full or forbidden store only costs the list after a reload.
    }
  }
}

/** Lists of events that are long over. */
async function forgetOld(): Promise<void> {
  const all = await entries<string, CodeList>(database);
  const old = all.filter(([, { savedAt }]) => Date.now() - savedAt > KEPT_MS);
  await Promise.all(old.map(([eventId]) => del(eventId, database)));
}
