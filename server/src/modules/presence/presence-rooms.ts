/** Whether each of these is there now. */
export type PresenceChanges = Record<string, boolean>;

/** Thousands may come at once: subscribers hear of them no more often than this. */
const EVERY_MS = 1_000;
/** A hall that comes back after a restart is reported in pages, so that no frame is large. */
const PAGE_SIZE = 200;

/** Gathers changes, and passes them on at once after a quiet time, else a page each second. */
export const gatherChanges = (pass: (changes: PresenceChanges) => void) => {
  const waiting = new Map<string, boolean>();
  let timer: NodeJS.Timeout | undefined;
  const takePage = (): PresenceChanges => {
    const page: PresenceChanges = {};
    let size = 0;
    for (const [member, online] of waiting) {
      if (size === PAGE_SIZE) break;
      page[member] = online;
      waiting.delete(member);
      size += 1;
    }
    return page;
  };
  const flush = () => {
    timer = undefined;
    if (waiting.size === 0) return;
    timer = setTimeout(flush, EVERY_MS).unref();
    pass(takePage());
  };
  return {
    add(changes: PresenceChanges) {
      for (const [member, online] of Object.entries(changes)) waiting.set(member, online);
      // The first change waits for others of the same tick.
      timer ??= setTimeout(flush, 0).unref();
    },
    stop: () => clearTimeout(timer),
  };
};

interface Listener {
  listener: (changes: PresenceChanges) => void;
  onGap?: (() => void) | undefined;
  /** Only of these; of all where absent. */
  members?: readonly string[] | undefined;
}

interface Room {
  gathered: ReturnType<typeof gatherChanges>;
  listeners: Set<Listener>;
  /** The listeners by member; those to all under `EVERYBODY`. */
  watchers: Map<string, Set<Listener>>;
  stop: Promise<() => void>;
}

const EVERYBODY = '';

type ListenToBus = (
  room: string,
  listener: (changes: PresenceChanges) => void,
  onGap: () => void,
) => Promise<() => void>;

const passOn = ({ watchers }: Room, changes: PresenceChanges): void => {
  for (const { listener } of watchers.get(EVERYBODY) ?? []) listener(changes);
  const own = new Map<Listener, PresenceChanges>();
  for (const [member, online] of Object.entries(changes))
    for (const watcher of watchers.get(member) ?? []) {
      const known = own.get(watcher) ?? {};
      known[member] = online;
      own.set(watcher, known);
    }
  for (const [{ listener }, some] of own) listener(some);
};

/** One listener on the bus per room, for all subscribers of this server. */
export class PresenceRooms {
  private readonly rooms = new Map<string, Room>();

  constructor(private readonly listenToBus: ListenToBus) {}

  /** Calls the listener with changes until the returned function is called. */
  async listen(name: string, listener: Listener): Promise<() => void> {
    const room = this.rooms.get(name) ?? this.open(name);
    const members = listener.members ?? [EVERYBODY];
    room.listeners.add(listener);
    for (const member of members)
      room.watchers.set(member, (room.watchers.get(member) ?? new Set()).add(listener));
    const stop = () => {
      if (!room.listeners.delete(listener)) return;
      for (const member of members) {
        const watchers = room.watchers.get(member);
        if (watchers?.delete(listener) && watchers.size === 0) room.watchers.delete(member);
      }
      if (room.listeners.size === 0) this.close(name, room);
    };
    await room.stop.catch((error: unknown) => {
      stop();
      throw error;
    });
    return stop;
  }

  private open(name: string): Room {
    const gathered = gatherChanges((changes) => passOn(room, changes));
    const onGap = () => room.listeners.forEach((listener) => listener.onGap?.());
    const room: Room = {
      gathered,
      listeners: new Set(),
      watchers: new Map(),
      stop: this.listenToBus(name, (changes) => gathered.add(changes), onGap),
    };
    this.rooms.set(name, room);
    return room;
  }

  private close(name: string, room: Room): void {
    if (this.rooms.get(name) === room) this.rooms.delete(name);
    room.gathered.stop();
    void room.stop.then((stop) => stop()).catch(() => undefined);
  }
}
