import type { Redis } from 'ioredis';
import { newId } from '../../core/db/ids';
import { PRESENCE_TTL_MS, createLocalPresenceStore, type PresenceStore } from './presence-store';

/** The most members that one script renews: it blocks Redis meanwhile. */
const BATCH = 500;
/** How long it is remembered that an expired member was reported as gone. */
const GONE_MS = 3_600_000;

/** KEYS: the room's members by expiry, a member's servers by expiry. ARGV: member, server, now, expiry, ttl. */
const ENTER = `
  local was = redis.call('ZSCORE', KEYS[1], ARGV[1])
  for index = 1, 2 do
    redis.call('ZADD', KEYS[index], ARGV[4], ARGV[index])
    redis.call('PEXPIRE', KEYS[index], ARGV[5] * 2)
  end
  redis.call('SREM', KEYS[3], ARGV[1])
  if was and tonumber(was) > tonumber(ARGV[3]) then return 0 end
  return 1`;
const LEAVE = `
  local had = redis.call('ZREM', KEYS[2], ARGV[2])
  redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', ARGV[3])
  if redis.call('ZCARD', KEYS[2]) > 0 then return 0 end
  redis.call('ZREM', KEYS[1], ARGV[1])
  return had`;
/** KEYS: the room, those reported as gone. ARGV: server, expiry, ttl, members. */
const RENEW = `
  local back = {}
  for index = 4, #ARGV do
    local key = KEYS[1] .. ':' .. ARGV[index]
    redis.call('ZADD', KEYS[1], ARGV[2], ARGV[index])
    redis.call('ZADD', key, ARGV[2], ARGV[1])
    redis.call('PEXPIRE', key, ARGV[3] * 2)
    if redis.call('SREM', KEYS[2], ARGV[index]) == 1 then back[#back + 1] = ARGV[index] end
  end
  redis.call('PEXPIRE', KEYS[1], ARGV[3] * 2)
  return back`;
/** KEYS: the room, those reported as gone. ARGV: now, how long to remember. */
const TAKE_EXPIRED = `
  local expired = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
  for _, member in ipairs(expired) do redis.call('SADD', KEYS[2], member) end
  if #expired > 0 then redis.call('PEXPIRE', KEYS[2], ARGV[2]) end
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])
  return expired`;

interface RedisPresenceOptions {
  /** The clock, for tests. */
  now?: () => number;
  ttlMs?: number;
}

/** The store that servers share in Redis. While it is away, each knows its own people. */
export const createRedisPresenceStore = (
  redis: Redis,
  { now = Date.now, ttlMs = PRESENCE_TTL_MS }: RedisPresenceOptions = {},
): PresenceStore => {
  const server = newId();
  const own = createLocalPresenceStore();
  const roomKey = (room: string) => `presence:${room}`;
  const goneKey = (room: string) => `${roomKey(room)}:gone`;
  const run = (script: string, room: string, member: string): Promise<unknown> => {
    const at = now();
    const keys = [roomKey(room), `${roomKey(room)}:${member}`, goneKey(room)];
    return redis.eval(script, 3, ...keys, member, server, at, at + ttlMs, ttlMs);
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
      await own.leave(room, member);
      return run(LEAVE, room, member).then(
        (left) => left === 1,
        () => null,
      );
    },
    async renew(room, members) {
      const back: string[] = [];
      for (let from = 0; from < members.length; from += BATCH) {
        const batch = members.slice(from, from + BATCH);
        const keys = [roomKey(room), goneKey(room)];
        back.push(
          ...((await redis.eval(RENEW, 2, ...keys, server, now() + ttlMs, ttlMs, ...batch)) as string[]),
        );
      }
      return back;
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
    takeExpired: (room) =>
      redis.eval(TAKE_EXPIRED, 2, roomKey(room), goneKey(room), now(), GONE_MS).then(
        (expired) => expired as string[],
        () => [],
      ),
    close: () => own.close(),
  };
};
