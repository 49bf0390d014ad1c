type Listener = () => void;

/** The most people that one subscription is about; a screen shows fewer. */
const MAX_WATCHED = 100;

/** The people who have come or gone since the page asked; all others are as the server last described them. */
export class PresenceStore {
  private online = new Map<string, boolean>();
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly watchListeners = new Set<Listener>();
  /** Who is on screen, or was until others needed the place; the latest last. */
  private watched: readonly string[] = [];

  /** Runs the listener when the presence of this one person changes. */
  watch(attendeeId: string, listener: Listener): () => void {
    const own = this.listeners.get(attendeeId) ?? new Set();
    this.listeners.set(attendeeId, own.add(listener));
    this.keep(attendeeId);
    return () => {
      own.delete(listener);
      if (own.size === 0) this.listeners.delete(attendeeId);
    };
  }

  /** Runs the listener when a person is on screen who was not watched before. */
  onWatched(listener: Listener): () => void {
    this.watchListeners.add(listener);
    return () => this.watchListeners.delete(listener);
  }

  /** The people whose presence is of interest. Stays the same list until a new person is on screen. */
  getWatched(): readonly string[] {
    return this.watched;
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

  private keep(attendeeId: string): void {
    if (this.watched.includes(attendeeId)) return;
    const isOnScreen = (id: string) => this.listeners.has(id);
    const former = this.watched.filter((id) => !isOnScreen(id));
    this.watched = [...former, ...this.watched.filter(isOnScreen), attendeeId].slice(-MAX_WATCHED);
    this.watchListeners.forEach((listener) => listener());
  }

  private notify(attendeeId: string): void {
    this.listeners.get(attendeeId)?.forEach((listener) => listener());
  }
}

/** The presence of the people of the event that is open. */
export const presence = new PresenceStore();
