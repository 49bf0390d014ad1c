import type { Redis } from 'ioredis';
import { newId } from './ids';
import { PRESENCE_TTL_MS, createLocalPresence, type PresenceStore } from './presence';

/** KEYS: the room's members by expiry, a member's servers by expiry. ARGV: member, server, now, expiry, ttl. */
const ENTER = `
  local was = redis.call('ZSCORE', KEYS[1], ARGV[1])
  for index, key in ipairs(KEYS) do
    redis.call('ZADD', key, ARGV[4], ARGV[index])
    redis.call('PEXPIRE', key, ARGV[5] * 2)
  end
  if was and tonumber(was) > tonumber(ARGV[3]) then return 0 end
  return 1`;
const LEAVE = `
  local had = redis.call('ZREM', KEYS[2], ARGV[2])
  redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', ARGV[3])
  if redis.call('ZCARD', KEYS[2]) > 0 then return 0 end
  redis.call('ZREM', KEYS[1], ARGV[1])
  return had`;
const TAKE_LAPSED = `
  local lapsed = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
  return lapsed`;

/** The store that servers share in Redis. While it is away, each knows its own people. The clock is for tests. */
export const createRedisPresence = (redis: Redis, now: () => number = Date.now): PresenceStore => {
  const server = newId();
  const own = createLocalPresence();
  const roomKey = (room: string) => `podium:presence:${room}`;
  const run = (script: string, room: string, member: string): Promise<unknown> => {
    const at = now();
    const keys = [roomKey(room), `${roomKey(room)}:${member}`];
    return redis.eval(script, 2, ...keys, member, server, at, at + PRESENCE_TTL_MS, PRESENCE_TTL_MS);
  };
  return {
    async enter(room, member) {
      const isNew = await own.enter(room, member);
      return run(ENTER, room, member).then(
        (entered) => entered === 1,
        () => isNew,
      );
    },
    async leave(room, member) {
      const wasThere = await own.leave(room, member);
      return run(LEAVE, room, member).then(
        (left) => left === 1,
        () => wasThere,
      );
    },
    async present(room, members) {
      if (members.length === 0) return new Set();
      try {
        const scores = await redis.zmscore(roomKey(room), ...members);
        return new Set(members.filter((_member, index) => Number(scores[index] ?? 0) > now()));
      } catch {
        return own.present(room, members);
      }
    },
    takeLapsed: (room) =>
      redis.eval(TAKE_LAPSED, 1, roomKey(room), now()).then(
        (lapsed) => lapsed as string[],
        () => [],
      ),
    close: () => own.close(),
  };
};
