import { EventEmitter } from 'node:events';

/** Tells every subscriber of a topic, on every server. Delivery is at most once: the outbox makes it at least once. */
export interface PubSub {
  /** Resolves when the bus has taken the message. */
  publish(topic: string, payload: unknown): Promise<void>;
  /** Calls `listener` for each message from when the promise resolves until the returned function is called. */
  listen(topic: string, listener: (payload: unknown) => void): Promise<() => void>;
  close(): Promise<void>;
}

/** The bus of a process that serves alone. Payloads take the same JSON round trip as on Redis. */
export const createLocalPubSub = (): PubSub => {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    async publish(topic, payload) {
      emitter.emit(topic, JSON.parse(JSON.stringify(payload)) as unknown);
    },
    async listen(topic, listener) {
      emitter.on(topic, listener);
      return () => void emitter.off(topic, listener);
    },
    async close() {
      emitter.removeAllListeners();
    },
  };
};

/** Messages of a topic as an async iterable, for GraphQL source streams. Registers at once. */
export const iterateTopic = async <T>(pubsub: PubSub, topic: string): Promise<AsyncIterableIterator<T>> => {
  const waiting: T[] = [];
  let wake: (() => void) | undefined;
  let ended = false;
  const stop = await pubsub.listen(topic, (payload) => {
    waiting.push(payload as T);
    wake?.();
  });
  const end = async (): Promise<IteratorResult<T>> => {
    ended = true;
    stop();
    wake?.();
    return { value: undefined, done: true };
  };
  const iterator: AsyncIterableIterator<T> = {
    async next() {
      while (!ended && waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const [value] = waiting.splice(0, 1);
      return ended ? { value: undefined, done: true } : { value: value as T, done: false };
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
};
