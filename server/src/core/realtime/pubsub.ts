import { TopicListeners } from './topic-listeners';

/** Publishes to every subscriber of a topic, on every server. Delivery is at most once: the outbox makes it at least once. */
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
  const listeners = new TopicListeners();
  return {
    async publish(topic, payload) {
      if (listeners.has(topic)) listeners.emit(topic, JSON.parse(JSON.stringify(payload)) as unknown);
    },
    async listen(topic, listener) {
      return listeners.add(topic, listener);
    },
    async close() {
      listeners.clear();
    },
  };
};
