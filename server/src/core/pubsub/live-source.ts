/** Where live sources get their events from. Every bus is one. */
export interface LiveBus {
  /**
   * Calls `deliver` for each event from when the promise resolves until the returned function is called; what it returns resolves once
   * the event is written. Calls `onGap` where events may have been missed. With `after`, the events after this cursor come first.
   */
  listen(
    topic: string,
    deliver: (event: unknown) => Promise<void>,
    onGap: (error?: unknown) => void,
    after?: string,
  ): Promise<() => void>;
}

interface LiveSourceOptions {
  bus: LiveBus;
  topic: string;
  /**
   * Subscribers of the same topic and document with the same audience get the same bytes, made once per server; so nothing
   * that they select may depend on the viewer. Without it each session gets its own.
   */
  audience?: string;
  /** Called for each new subscription; the returned function is called when it ends. */
  enter?: () => () => void;
  /** The cursor of an event, which its result carries in `extensions`. */
  cursorOf?: (event: unknown) => string;
  /** The events after this cursor come first, for this subscription alone. */
  after?: string;
}

/**
 * The source of a subscription field; `subscribe` of the field checks access and returns it. The broadcaster shares one listener
 * per group. It only looks like an async iterable, which GraphQL asks for: iterators of their own for thousands of people cost too much.
 */
export class LiveSource implements AsyncIterable<never> {
  constructor(readonly options: LiveSourceOptions) {}

  [Symbol.asyncIterator](): AsyncIterator<never> {
    throw new Error('Live sources are read by the broadcaster');
  }
}
