import { EventEmitter } from 'node:events';
import { Redis } from 'ioredis';
import type { Logger } from './logger';
import type { PubSub } from './pubsub';

const PREFIX = 'podium:';

/** Connects to Redis; commands fail at once while it is away instead of queueing up, and it reconnects for ever. */
export const connectRedis = (url: string, log: Logger, name: string): Redis => {
  const redis = new Redis(url, {
    connectionName: `podium-${name}`,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    lazyConnect: true,
    retryStrategy: (tries) => Math.min(100 * tries, 2_000),
  });
  redis.on('error', (error: Error) => log.warn({ err: error.message, name }, 'Redis is away'));
  return redis;
};

/** The bus over Redis pub/sub: one connection to publish and one to listen, one Redis subscription per topic. */
export const createRedisPubSub = async (url: string, log: Logger): Promise<PubSub> => {
  const publisher = connectRedis(url, log, 'publisher');
  const subscriber = connectRedis(url, log, 'subscriber');
  const local = new EventEmitter();
  local.setMaxListeners(0);
  subscriber.on('message', (channel: string, text: string) => {
    local.emit(channel, JSON.parse(text) as unknown);
  });
  // A server that starts while Redis is away serves everything but live news, and catches up when it is back.
  await Promise.allSettled([publisher.connect(), subscriber.connect()]);
  return {
    async publish(topic, payload) {
      await publisher.publish(PREFIX + topic, JSON.stringify(payload));
    },
    async listen(topic, listener) {
      const channel = PREFIX + topic;
      const first = local.listenerCount(channel) === 0;
      local.on(channel, listener);
      if (first) await subscribe(subscriber, local, channel);
      return () => {
        local.off(channel, listener);
        if (local.listenerCount(channel) === 0) void subscriber.unsubscribe(channel).catch(() => undefined);
      };
    },
    async close() {
      local.removeAllListeners();
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
};

/** ioredis subscribes again by itself after a reconnect, but only to what once succeeded: so try until it did. */
const subscribe = async (subscriber: Redis, local: EventEmitter, channel: string): Promise<void> => {
  try {
    await subscriber.subscribe(channel);
  } catch {
    subscriber.once('ready', () => {
      if (local.listenerCount(channel) > 0) void subscribe(subscriber, local, channel);
    });
  }
};
