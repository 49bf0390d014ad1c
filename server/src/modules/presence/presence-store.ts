/** How long a member stays present after their server's last renewal. */
export const PRESENCE_TTL_MS = 45_000;

/**
 * The members of each room over all servers: each server adds those with an open socket. A member of several servers
 * counts once; the members of a dead server expire after `PRESENCE_TTL_MS`, since they are not renewed.
 */
export interface PresenceStore {
  /** This server has them; returns whether they were nowhere before. */
  enter(room: string, member: string): Promise<boolean>;
  /** This server has them no more; returns whether no other one has, or null while the other servers cannot be asked. */
  leave(room: string, member: string): Promise<boolean | null>;
  /** This server still has them; returns those that had been taken out as expired. Fails while the store is away. */
  renew(room: string, members: readonly string[]): Promise<string[]>;
  /** Which of these are there, on any server. */
  present(room: string, members: readonly string[]): Promise<Set<string>>;
  /** Takes out those whose servers have died, each returned to one caller only. */
  takeExpired(room: string): Promise<string[]>;
  close(): void;
}

/** The store of a single process, which needs no expiry. */
export const createLocalPresenceStore = (): PresenceStore => {
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
    renew: async () => [],
    async present(room, members) {
      return new Set(members.filter((member) => rooms.get(room)?.has(member)));
    },
    takeExpired: async () => [],
    close: () => rooms.clear(),
  };
};
