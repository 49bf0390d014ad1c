import { Redis } from 'ioredis';
import type { Logger } from '../logger';
import { TopicListeners, type PubSub } from './pubsub';

/** How a portal is told from others in the same Redis, and how Redis proves who it is. */
interface RedisOptions {
  redisPrefix?: string | undefined;
  redisCa?: string | undefined;
}

/**
 * One channel for all topics: a hall that connects costs Redis nothing, and each server picks what its people listen to. It names
 * the database too, since those of Redis share their channels.
 */
const channelOf = ({ options: { keyPrefix, db } }: Redis): string => `${keyPrefix}bus${db ? `:${db}` : ''}`;

/** Says once that a connection is away, however often it is tried again, and once that it is back. */
function logAbsence(redis: Redis, log: Logger, name: string): void {
  let isAway = false;
  const lose = (reason: string) => {
    if (!isAway) log.event('redis.away', { err: reason, name });
    isAway = true;
  };
  // Each failed attempt is an error; a connection that ends while it works is none.
  redis.on('error', (error: Error) => lose(error.message));
  redis.on('reconnecting', () => lose('The connection was closed'));
  redis.on('ready', () => {
    if (isAway) log.event('redis.back', { name });
    isAway = false;
  });
}

/** Connects to Redis; commands fail at once while it is away instead of queueing up, and it reconnects for ever. */
export const connectRedis = (
  url: string,
  log: Logger,
  name: string,
  { redisPrefix = 'podium', redisCa: ca }: RedisOptions = {},
): Redis => {
  const redis = new Redis(url, {
    keyPrefix: `${redisPrefix}:`,
    ...(ca ? { tls: { ca } } : {}),
    connectionName: `podium-${name}`,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    // One that hangs is as good as away: what it was asked then goes another way.
    commandTimeout: 1_000,
    lazyConnect: true,
    // We subscribe again ourselves, also to channels that were requested while Redis was away.
    autoResubscribe: false,
    retryStrategy: (tries) => Math.min(100 * tries, 2_000),
  });
  logAbsence(redis, log, name);
  return redis;
};

/** The bus over Redis pub/sub: one connection to publish and one to listen. */
export const createRedisPubSub = async (
  url: string,
  log: Logger,
  options?: RedisOptions,
): Promise<PubSub> => {
  const publisher = connectRedis(url, log, 'publisher', options);
  const subscriber = connectRedis(url, log, 'subscriber', options);
  const channel = channelOf(publisher);
  const listeners = new TopicListeners();
  let isFirst = true;
  let subscribed: Promise<unknown> = Promise.resolve();
  subscriber.on('message', (_channel: string, message: string) => {
    const end = message.indexOf(' ');
    const topic = message.slice(0, end);
    if (listeners.has(topic)) listeners.emit(topic, JSON.parse(message.slice(end + 1)) as unknown);
  });
  subscriber.on('ready', () => {
    const wasAway = !isFirst;
    isFirst = false;
    // A failure means that Redis is away again: the next `ready` tries again.
    subscribed = subscriber.subscribe(channel).then(
      () => wasAway && listeners.reportGap(),
      () => undefined,
    );
  });
  // A server that starts while Redis is away serves everything but live news, and catches up when it is back.
  await Promise.allSettled([publisher.connect(), subscriber.connect()]);
  await subscribed;
  return {
    async publish(topic, payload) {
      await publisher.publish(channel, `${topic} ${JSON.stringify(payload)}`);
    },
    async listen(topic, listener, onGap) {
      const stop = listeners.add(topic, listener, onGap);
      await subscribed;
      return stop;
    },
    async close() {
      listeners.clear();
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
};
