import { createStore as createDatabase, delMany, set, values } from 'idb-keyval';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Something that was done on this device and that the server has not taken yet, or has refused. */
export interface Queued {
  clientId: string;
  at: string;
  /** Why the server refused it; absent while it waits. What was refused stays until it was seen. */
  refusal?: object;
}

interface QueueState<Entry> {
  entries: readonly Entry[];
  /** False where the browser refuses to keep the entries beyond this page. */
  isKept: boolean;
  /** Whether it is being sent at this moment. */
  isSending: boolean;
}

export interface QueueStorage<Entry> {
  all(): Promise<Entry[]>;
  put(entry: Entry): Promise<void>;
  remove(clientIds: string[]): Promise<void>;
}

/** A database of its own: signing out clears the copies of answers and leaves this alone. */
export function browserStorage<Entry extends Queued>(name: string): QueueStorage<Entry> {
  const database = createDatabase(name, 'entries');
  return {
    all: () => values<Entry>(database),
    put: (entry) => set(entry.clientId, entry, database),
    remove: (clientIds) => delMany(clientIds, database),
  };
}

const byTime = (one: Queued, other: Queued): number => one.at.localeCompare(other.at);

export const isWaiting = ({ refusal }: Queued): boolean => refusal === undefined;

/** What this device has to send to the server: it outlives reloads and sign-outs. */
export class OfflineQueue<Entry extends Queued> {
  readonly state: StoreApi<QueueState<Entry>> = createStore<QueueState<Entry>>()(() => ({
    entries: [],
    isKept: true,
    isSending: false,
  }));

  /** Removed here, while the storage may still hold them. */
  private readonly removed = new Set<string>();

  constructor(private readonly storage: QueueStorage<Entry>) {}

  waiting(): Entry[] {
    return this.state.getState().entries.filter(isWaiting);
  }

  find(clientId: string): Entry | undefined {
    return this.state.getState().entries.find((known) => known.clientId === clientId);
  }

  /** Reads what is kept, also by other tabs. */
  async load(): Promise<void> {
    await this.keep(async () => {
      const before = this.byId();
      const kept = (await this.storage.all()).filter(({ clientId }) => !this.removed.has(clientId));
      const now = this.byId();
      // What was changed or removed here while it was being read is newer.
      const fresh = kept.flatMap((entry) => {
        const [was, is] = [before.get(entry.clientId), now.get(entry.clientId)];
        return was === is ? [entry] : is ? [is] : [];
      });
      const known = new Set(kept.map(({ clientId }) => clientId));
      this.state.setState(({ entries, isKept }) => ({
        entries: [...fresh, ...(isKept ? [] : entries.filter(({ clientId }) => !known.has(clientId)))].sort(
          byTime,
        ),
      }));
    });
  }

  /** Shows it once it is kept: what the count says survives a reload at that very moment. */
  async add(entry: Entry): Promise<void> {
    await this.keep(() => this.storage.put(entry));
    this.state.setState(({ entries }) => ({
      // Another look at what is kept may have found it meanwhile.
      entries: [...entries.filter(({ clientId }) => clientId !== entry.clientId), entry].sort(byTime),
    }));
  }

  /** Changes an entry that is still there, at once on the screen. */
  async change(clientId: string, change: Partial<Entry>): Promise<void> {
    const entry = this.find(clientId);
    if (!entry) return;
    const changed = { ...entry, ...change };
    this.state.setState(({ entries }) => ({
      entries: entries.map((known) => (known.clientId === clientId ? changed : known)),
    }));
    await this.keep(() => this.storage.put(changed));
  }

  refuse(clientId: string, refusal: NonNullable<Entry['refusal']>): Promise<void> {
    return this.change(clientId, { refusal } as Partial<Entry>);
  }

  /** The server accepted it, its refusal was seen, or the person takes it back. */
  async remove(...clientIds: string[]): Promise<void> {
    const gone = new Set(clientIds);
    for (const clientId of clientIds) this.removed.add(clientId);
    this.state.setState(({ entries }) => ({
      entries: entries.filter(({ clientId }) => !gone.has(clientId)),
    }));
    await this.keep(() => this.storage.remove(clientIds));
  }

  private byId(): Map<string, Entry> {
    return new Map(this.state.getState().entries.map((entry) => [entry.clientId, entry]));
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
