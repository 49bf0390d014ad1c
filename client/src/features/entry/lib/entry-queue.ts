import { createStore as createDatabase, delMany, set, values } from 'idb-keyval';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CheckInDirection, CheckInOutcome } from '../../../generated/graphql';
import type { Standing } from './entry-codes';

/** One scan that the server has not taken yet, or has refused. Its code is kept as the hash wherever the device knows it. */
export interface QueuedEntry {
  clientId: string;
  eventId: string;
  code?: string;
  codeHash?: string;
  gate: string;
  direction: CheckInDirection;
  at: string;
  /** What the device knew when it was scanned. */
  standing: Standing;
  /** Why the server refused it; absent while it waits. A refused entry stays until it was seen. */
  refusal?: { outcome: CheckInOutcome } | { message: string };
}

interface QueueState {
  entries: readonly QueuedEntry[];
  /** False where the browser refuses to keep the entries beyond this page. */
  isKept: boolean;
}

export interface QueueStorage {
  all(): Promise<QueuedEntry[]>;
  put(entry: QueuedEntry): Promise<void>;
  remove(clientIds: string[]): Promise<void>;
}

/** A database of its own: signing out clears the copies of answers and leaves this alone. */
function browserStorage(): QueueStorage {
  const database = createDatabase('podium-entry-queue', 'entries');
  return {
    all: () => values<QueuedEntry>(database),
    put: (entry) => set(entry.clientId, entry, database),
    remove: (clientIds) => delMany(clientIds, database),
  };
}

const byTime = (one: QueuedEntry, other: QueuedEntry): number => one.at.localeCompare(other.at);

export const isWaiting = ({ refusal }: QueuedEntry): boolean => refusal === undefined;

/** The scans of this device that the server has not taken: they outlive reloads and sign-outs. */
export class EntryQueue {
  readonly state: StoreApi<QueueState> = createStore<QueueState>()(() => ({ entries: [], isKept: true }));

  constructor(private readonly storage: QueueStorage) {}

  waiting(): QueuedEntry[] {
    return this.state.getState().entries.filter(isWaiting);
  }

  /** Reads what is kept, also by other tabs. */
  async load(): Promise<void> {
    await this.keep(async () => {
      const kept = await this.storage.all();
      const known = new Set(kept.map(({ clientId }) => clientId));
      this.state.setState(({ entries, isKept }) => ({
        entries: [...kept, ...(isKept ? [] : entries.filter(({ clientId }) => !known.has(clientId)))].sort(
          byTime,
        ),
      }));
    });
  }

  /** Shows it once it is kept: what the count says survives a reload at that very moment. */
  async add(entry: QueuedEntry): Promise<void> {
    await this.keep(() => this.storage.put(entry));
    this.state.setState(({ entries }) => ({
      // Another look at what is kept may have found it meanwhile.
      entries: [...entries.filter(({ clientId }) => clientId !== entry.clientId), entry].sort(byTime),
    }));
  }

  async refuse(clientId: string, refusal: NonNullable<QueuedEntry['refusal']>): Promise<void> {
    const entry = this.state.getState().entries.find((known) => known.clientId === clientId);
    if (!entry) return;
    const refused = { ...entry, refusal };
    this.state.setState(({ entries }) => ({
      entries: entries.map((known) => (known.clientId === clientId ? refused : known)),
    }));
    await this.keep(() => this.storage.put(refused));
  }

  /** The server accepted it, its refusal was seen, or the person takes it back. */
  async remove(...clientIds: string[]): Promise<void> {
    const gone = new Set(clientIds);
    this.state.setState(({ entries }) => ({
      entries: entries.filter(({ clientId }) => !gone.has(clientId)),
    }));
    await this.keep(() => this.storage.remove(clientIds));
  }

  /** What the storage refuses is in memory only. */
  private async keep(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      this.state.setState({ isKept: false });
    }
  }
}

/** The queue of this browser. */
export const entryQueue = new EntryQueue(browserStorage());

/** The queue of this device, live. */
export const useEntryQueue = () => useStore(entryQueue.state);
