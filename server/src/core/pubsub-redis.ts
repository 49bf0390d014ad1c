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
    // One that hangs is as good as away: what it was asked then goes another way.
    commandTimeout: 1_000,
    lazyConnect: true,
    // What to listen to is known here, also where Redis was away when it was asked for.
    autoResubscribe: false,
    retryStrategy: (tries) => Math.min(100 * tries, 2_000),
  });
  redis.on('error', (error: Error) => log.warn({ err: error.message, name }, 'Redis is away'));
  return redis;
};

/** The bus over Redis pub/sub: one connection to publish and one to listen, one Redis subscription per topic. */
export const createRedisPubSub = async (url: string, log: Logger): Promise<PubSub> => {
  const publisher = connectRedis(url, log, 'publisher');
  const subscriber = connectRedis(url, log, 'subscriber');
  const local = new EventEmitter().setMaxListeners(0);
  const gaps = new EventEmitter().setMaxListeners(0);
  /** Per channel with listeners, so that every one of them waits until Redis listens too. */
  const subscribed = new Map<string, Promise<void>>();
  // What fails while Redis is away is made up for below.
  const subscribe = (channels: string[]): Promise<void> =>
    subscriber.subscribe(...channels).then(
      () => undefined,
      () => undefined,
    );
  subscriber.on('message', (channel: string, text: string) => {
    local.emit(channel, JSON.parse(text) as unknown);
  });
  subscriber.on('ready', () => {
    if (subscribed.size === 0) return;
    void subscribe([...subscribed.keys()]).then(() => gaps.emit('gap'));
  });
  // A server that starts while Redis is away serves everything but live news, and catches up when it is back.
  await Promise.allSettled([publisher.connect(), subscriber.connect()]);
  return {
    async publish(topic, payload) {
      await publisher.publish(PREFIX + topic, JSON.stringify(payload));
    },
    async listen(topic, listener, onGap = () => undefined) {
      const channel = PREFIX + topic;
      local.on(channel, listener);
      gaps.on('gap', onGap);
      const known = subscribed.get(channel) ?? subscribe([channel]);
      subscribed.set(channel, known);
      await known;
      return () => {
        local.off(channel, listener);
        gaps.off('gap', onGap);
        if (local.listenerCount(channel) > 0 || !subscribed.delete(channel)) return;
        void subscriber.unsubscribe(channel).catch(() => undefined);
      };
    },
    async close() {
      local.removeAllListeners();
      gaps.removeAllListeners();
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
};
