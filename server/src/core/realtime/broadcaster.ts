import {
  createSourceEventStream,
  execute,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
} from 'graphql';
import type { RequestContext } from '../context';
import type { GraphQLExecutor } from '../graphql/executor';
import type { Connection } from './connection';
import { textFrame } from './frame';

/** A subscription operation of one connection; its id was chosen by the client. */
export interface Subscriber {
  connection: Connection;
  id: string;
}

/** A place in a group: `ended` resolves when the stream is over or one has left. */
export interface Membership {
  ended: Promise<void>;
  leave: () => void;
}

/** All that decides the bytes that a subscriber gets, beside its operation id. */
export interface SubscriptionRequest {
  query: string;
  document: DocumentNode;
  operationName: string | undefined;
  variables: Record<string, unknown> | undefined;
  /** Subscribers with the same text, variables and viewer get the same bytes. */
  viewerKey: string;
  /** A new context for each delivery, so that access is looked at again each time; null when the session has ended. */
  createContext: () => Promise<RequestContext | null>;
}

interface Group {
  subscribers: Map<Subscriber, () => void>;
  stop: () => void;
}

/** Executes and frames once per (document, variables, viewer), however many sockets ask for it. */
export class Broadcaster {
  private readonly groups = new Map<string, Promise<Group | FormattedExecutionResult>>();

  constructor(private readonly executor: GraphQLExecutor) {}

  /** Joins the subscriber to its group; an error result where access is refused. */
  async join(
    request: SubscriptionRequest,
    subscriber: Subscriber,
  ): Promise<Membership | FormattedExecutionResult> {
    const { viewerKey, operationName, variables, query } = request;
    const key = JSON.stringify([viewerKey, operationName, variables, query]);
    let opening = this.groups.get(key);
    if (!opening) {
      opening = this.open(key, request);
      this.groups.set(key, opening);
    }
    const group = await opening;
    if (!('subscribers' in group)) {
      this.groups.delete(key);
      return group;
    }
    return this.enter(key, group, subscriber);
  }

  private enter(key: string, group: Group, subscriber: Subscriber): Membership {
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    group.subscribers.set(subscriber, end);
    const leave = () => {
      if (!group.subscribers.delete(subscriber)) return;
      end();
      if (group.subscribers.size > 0) return;
      this.groups.delete(key);
      group.stop();
    };
    return { ended, leave };
  }

  private async open(key: string, request: SubscriptionRequest): Promise<Group | FormattedExecutionResult> {
    const ctx = await request.createContext();
    if (!ctx) return { errors: [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }] };
    const source = await createSourceEventStream({ ...this.args(request), contextValue: ctx });
    if (!(Symbol.asyncIterator in source)) return this.executor.format(source, ctx);
    const events = source[Symbol.asyncIterator]();
    const group: Group = { subscribers: new Map(), stop: () => void events.return?.() };
    void this.pump(events, request, group)
      .catch((error: unknown) => ctx.log.error({ err: error }, 'A subscription failed'))
      .finally(() => {
        this.groups.delete(key);
        for (const end of group.subscribers.values()) end();
      });
    return group;
  }

  private async pump(
    events: AsyncIterator<unknown>,
    request: SubscriptionRequest,
    group: Group,
  ): Promise<void> {
    for (let event = await events.next(); !event.done; event = await events.next()) {
      const ctx = await request.createContext();
      if (!ctx) return;
      const result: ExecutionResult = await execute({
        ...this.args(request),
        rootValue: event.value,
        contextValue: ctx,
      });
      // What this viewer may not see (any more) is left out, not reported.
      if (result.errors) this.executor.format(result, ctx);
      else deliver(JSON.stringify(result), group);
    }
  }

  private args({ document, operationName, variables }: SubscriptionRequest) {
    return { schema: this.executor.schema, document, operationName, variableValues: variables };
  }
}

const deliver = (payload: string, group: Group): void => {
  const frames = new Map<string, Buffer>();
  for (const { connection, id } of group.subscribers.keys()) {
    let frame = frames.get(id);
    if (!frame) {
      frame = textFrame(`{"id":${JSON.stringify(id)},"type":"next","payload":${payload}}`);
      frames.set(id, frame);
    }
    connection.write(frame);
  }
};
