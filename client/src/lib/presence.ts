type Listener = () => void;

/** The people who have come or gone since the page asked; all others are as the server last described them. */
export class PresenceStore {
  private online = new Map<string, boolean>();
  private readonly listeners = new Map<string, Set<Listener>>();

  /** Runs the listener when the presence of this one person changes. */
  watch(attendeeId: string, listener: Listener): () => void {
    const own = this.listeners.get(attendeeId) ?? new Set();
    this.listeners.set(attendeeId, own.add(listener));
    return () => {
      own.delete(listener);
      if (own.size === 0) this.listeners.delete(attendeeId);
    };
  }

  get(attendeeId: string): boolean | undefined {
    return this.online.get(attendeeId);
  }

  apply(changes: readonly { attendeeId: string; online: boolean }[]): void {
    for (const { attendeeId, online } of changes) {
      if (this.online.get(attendeeId) === online) continue;
      this.online.set(attendeeId, online);
      this.notify(attendeeId);
    }
  }

  /** Changes may have been missed: only what the server says from now on counts. */
  clear(): void {
    const known = [...this.online.keys()];
    this.online = new Map();
    known.forEach((attendeeId) => this.notify(attendeeId));
  }

  private notify(attendeeId: string): void {
    this.listeners.get(attendeeId)?.forEach((listener) => listener());
  }
}

/** The presence of the people of the event that is open. */
export const presence = new PresenceStore();
