import { EventEmitter } from 'node:events';

/** Tells every subscriber of a topic, on every server. Delivery is at most once: the outbox makes it at least once. */
export interface PubSub {
  /** Resolves when the bus has taken the message. */
  publish(topic: string, payload: unknown): Promise<void>;
  /**
   * Calls `listener` for each message from when the promise resolves until the returned function is called;
   * and `onGap` when the bus was away in between, so that messages may have been missed.
   */
  listen(topic: string, listener: (payload: unknown) => void, onGap?: () => void): Promise<() => void>;
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

/** Messages of a topic as an async iterable, for GraphQL source streams. Registers at once; throws after a gap; `onEnd` may be called more than once. */
export const iterateTopic = async <T>(
  pubsub: Pick<PubSub, 'listen'>,
  topic: string,
  onEnd: () => void = () => undefined,
): Promise<AsyncIterableIterator<T>> => {
  const waiting: T[] = [];
  let wake: (() => void) | undefined;
  let ended = false;
  let gap = false;
  const isIdle = () => !ended && !gap && waiting.length === 0;
  const receive = (payload: unknown) => {
    waiting.push(payload as T);
    wake?.();
  };
  const stop = await pubsub.listen(topic, receive, () => {
    gap = true;
    wake?.();
  });
  const end = async (): Promise<IteratorResult<T>> => {
    ended = true;
    stop();
    onEnd();
    wake?.();
    return { value: undefined, done: true };
  };
  const iterator: AsyncIterableIterator<T> = {
    async next() {
      while (isIdle()) await new Promise<void>((resolve) => (wake = resolve));
      if (ended) return { value: undefined, done: true };
      if (gap) {
        await end();
        throw new Error('The bus was away, so that messages may have been missed');
      }
      const [value] = waiting.splice(0, 1);
      return { value: value as T, done: false };
    },
    return: end,
    throw: end,
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
};
