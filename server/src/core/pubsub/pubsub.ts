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

interface Entry {
  listener: (payload: unknown) => void;
  onGap: (() => void) | undefined;
}

/** Listeners by topic, for buses. A map instead of an EventEmitter, since thousands of topics come and go. */
export class TopicListeners {
  private readonly entries = new Map<string, Set<Entry>>();

  has(topic: string): boolean {
    return this.entries.has(topic);
  }

  /** Calls `listener` for each payload of the topic, and `onGap` for each gap, until the returned function is called. */
  add(topic: string, listener: Entry['listener'], onGap?: () => void): () => void {
    const entry = { listener, onGap };
    const listeners = this.entries.get(topic) ?? new Set<Entry>();
    this.entries.set(topic, listeners.add(entry));
    return () => {
      if (listeners.delete(entry) && listeners.size === 0 && this.entries.get(topic) === listeners)
        this.entries.delete(topic);
    };
  }

  emit(topic: string, payload: unknown): void {
    for (const { listener } of this.entries.get(topic) ?? []) listener(payload);
  }

  reportGap(): void {
    for (const { onGap } of [...this.entries.values()].flatMap((listeners) => [...listeners])) onGap?.();
  }

  clear(): void {
    this.entries.clear();
  }
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
