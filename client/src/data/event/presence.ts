type Listener = () => void;

/** The most people in one subscription; a screen shows fewer. */
const MAX_WATCHED = 100;

/** Presence changes since the page's query; all other people are as the query answered. */
export class PresenceStore {
  private online = new Map<string, boolean>();
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly watchListeners = new Set<Listener>();
  /** People on screen, and earlier ones while there is room; the newest last. */
  private watched: readonly string[] = [];

  /** Calls the listener when this person's presence changes. */
  watch(attendeeId: string, listener: Listener): () => void {
    const own = this.listeners.get(attendeeId) ?? new Set();
    this.listeners.set(attendeeId, own.add(listener));
    this.keep(attendeeId);
    return () => {
      own.delete(listener);
      if (own.size === 0) this.listeners.delete(attendeeId);
    };
  }

  /** Calls the listener when a new person is watched. */
  onWatched(listener: Listener): () => void {
    this.watchListeners.add(listener);
    return () => this.watchListeners.delete(listener);
  }

  /** The watched people. The same array until a new person is on screen. */
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

  /** Forgets all changes after some may have been missed. */
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
