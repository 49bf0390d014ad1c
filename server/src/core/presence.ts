/** How long somebody counts as there after the last sign of life of the server that saw them. */
export const PRESENCE_TTL_MS = 45_000;

/**
 * Who is in which room, over all servers: each server says of whom it has an open socket. Whoever several servers have
 * counts once; whoever a server has that died is gone after `PRESENCE_TTL_MS`, since nobody says `enter` any more.
 */
export interface PresenceStore {
  /** This server has them, or still has them; gives whether they were nowhere before. */
  enter(room: string, member: string): Promise<boolean>;
  /** This server has them no more; gives whether no other one has. */
  leave(room: string, member: string): Promise<boolean>;
  /** Which of these are there, on any server. */
  present(room: string, members: readonly string[]): Promise<Set<string>>;
  /** Takes out those whose servers have died, each told to one asker only. */
  takeLapsed(room: string): Promise<string[]>;
  close(): void;
}

/** The store of a process that serves alone: nobody can die but itself. */
export const createLocalPresence = (): PresenceStore => {
  const rooms = new Map<string, Set<string>>();
  return {
    async enter(room, member) {
      const members = rooms.get(room) ?? new Set();
      rooms.set(room, members);
      const isNew = !members.has(member);
      members.add(member);
      return isNew;
    },
    async leave(room, member) {
      const members = rooms.get(room);
      const wasThere = members?.delete(member) ?? false;
      if (members?.size === 0) rooms.delete(room);
      return wasThere;
    },
    async present(room, members) {
      return new Set(members.filter((member) => rooms.get(room)?.has(member)));
    },
    takeLapsed: async () => [],
    close: () => rooms.clear(),
  };
};
