import type { PubSub } from './pubsub';

interface LiveSourceOptions {
  bus: Pick<PubSub, 'listen'>;
  topic: string;
  /**
   * Subscribers of the same topic and document with the same audience get the same bytes, made once per server; so nothing
   * that they select may depend on the viewer. Without it each session gets its own.
   */
  audience?: string;
  /** Called when somebody subscribes; what it returns is called when they have left. */
  enter?: () => () => void;
}

/**
 * What a subscription field listens to; `subscribe` of the field checks access and returns it. The broadcaster shares one listener
 * per group. It only looks like an async iterable, which GraphQL asks for: iterators of their own for thousands of people cost too much.
 */
export class LiveSource implements AsyncIterable<never> {
  constructor(readonly options: LiveSourceOptions) {}

  [Symbol.asyncIterator](): AsyncIterator<never> {
    throw new Error('Live sources are read by the broadcaster');
  }
}
