type Listener = (payload: unknown) => void;

interface Entry {
  listener: Listener;
  onGap: () => void;
}

const IGNORE = () => undefined;

/** Listeners by topic, for buses. A map instead of an EventEmitter, since thousands of topics come and go. */
export class TopicListeners {
  private readonly entries = new Map<string, Set<Entry>>();

  has(topic: string): boolean {
    return this.entries.has(topic);
  }

  /** Calls `listener` for each payload of the topic, and `onGap` for each gap, until the returned function is called. */
  add(topic: string, listener: Listener, onGap: () => void = IGNORE): () => void {
    const entry = { listener, onGap };
    const known = this.entries.get(topic);
    const listeners = known ?? new Set<Entry>();
    if (!known) this.entries.set(topic, listeners);
    listeners.add(entry);
    return () => {
      if (listeners.delete(entry) && listeners.size === 0 && this.entries.get(topic) === listeners)
        this.entries.delete(topic);
    };
  }

  emit(topic: string, payload: unknown): void {
    const listeners = this.entries.get(topic);
    if (!listeners) return;
    for (const { listener } of listeners) listener(payload);
  }

  reportGap(): void {
    for (const { onGap } of [...this.entries.values()].flatMap((listeners) => [...listeners])) onGap();
  }

  clear(): void {
    this.entries.clear();
  }
}
