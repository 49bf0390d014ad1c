import {
  createSourceEventStream,
  execute,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
} from 'graphql';
import type { RequestContext } from '../context';
import { unauthenticated } from '../errors';
import type { GraphQLExecutor } from '../graphql/executor';
import { CloseReason, type Connection } from './connection';
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
  /** Subscribers with the same text, variables and session get the same bytes. */
  sessionKey: string;
  /** A new context for each delivery, so that access is looked at again each time; null when the session has ended. */
  createContext: () => Promise<RequestContext | null>;
}

interface Group {
  subscribers: Map<Subscriber, () => void>;
  /** Nothing comes any more: whoever finds it so opens another one. */
  over: boolean;
  stop: () => void;
}

type Opened = Group | FormattedExecutionResult;

/** What an operation of a session that has ended is answered with. */
export const sessionOver = (): FormattedExecutionResult => {
  const { message, code } = unauthenticated();
  return { errors: [{ message, extensions: { code } }] };
};

/** Ours, or the database's: the viewer may see it, but not now. */
const FAULTS: readonly unknown[] = ['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'];

const isOurFault = ({ errors }: FormattedExecutionResult): boolean =>
  errors?.some(({ extensions }) => FAULTS.includes(extensions?.['code'])) ?? false;

/** Executes and frames once per (document, variables, session), however many sockets ask for it. */
export class Broadcaster {
  private readonly groups = new Map<string, Promise<Opened>>();

  constructor(private readonly executor: GraphQLExecutor) {}

  /** How many groups there are; for tests and figures. */
  get size(): number {
    return this.groups.size;
  }

  /** Joins the subscriber to its group; an error result where access is refused. */
  async join(
    request: SubscriptionRequest,
    subscriber: Subscriber,
  ): Promise<Membership | FormattedExecutionResult> {
    for (;;) {
      const group = await this.groupOf(request);
      if (!('subscribers' in group)) return group;
      // It may have ended while we waited for it, with the last one who left.
      if (!group.over) return enter(group, subscriber);
    }
  }

  private groupOf(request: SubscriptionRequest): Promise<Opened> {
    const { sessionKey, operationName, variables, query } = request;
    const key = JSON.stringify([sessionKey, operationName, variables, query]);
    const known = this.groups.get(key);
    if (known) return known;
    // A successor may have the place already.
    const forget = () => void (this.groups.get(key) === opening && this.groups.delete(key));
    const opening: Promise<Opened> = this.open(request, forget);
    this.groups.set(key, opening);
    // What was refused or failed for one must not stay the answer for the next.
    opening.then((opened) => 'subscribers' in opened || forget(), forget);
    return opening;
  }

  private async open(request: SubscriptionRequest, forget: () => void): Promise<Opened> {
    const ctx = await request.createContext();
    if (!ctx) return sessionOver();
    const source = await createSourceEventStream({ ...this.args(request), contextValue: ctx });
    if (!(Symbol.asyncIterator in source)) return this.refusal(source, ctx);
    const events = source[Symbol.asyncIterator]();
    const finish = () => {
      group.over = true;
      forget();
    };
    const group: Group = {
      subscribers: new Map(),
      over: false,
      stop: () => {
        finish();
        void events.return?.();
      },
    };
    void this.pump(events, request, group)
      .catch((error: unknown) => {
        ctx.log.error({ err: error }, 'A subscription failed');
        // Something may have been missed: whoever comes back asks for it.
        closeAll(group, CloseReason.TRY_AGAIN);
      })
      .finally(() => {
        group.stop();
        for (const end of group.subscribers.values()) end();
      });
    return group;
  }

  /** Why a subscription was refused; throws where that was our fault, so that clients connect again and subscribe then. */
  private refusal(result: ExecutionResult, ctx: RequestContext): FormattedExecutionResult {
    const refusal = this.executor.format(result, ctx);
    if (isOurFault(refusal)) throw new Error('A subscription could not be opened');
    return refusal;
  }

  private async pump(
    events: AsyncIterator<unknown>,
    request: SubscriptionRequest,
    group: Group,
  ): Promise<void> {
    for (let event = await events.next(); !event.done; event = await events.next()) {
      const ctx = await request.createContext();
      if (!ctx) return closeAll(group, CloseReason.SIGNED_OUT);
      const executed = await execute({ ...this.args(request), rootValue: event.value, contextValue: ctx });
      const result = this.executor.format(executed, ctx);
      if (result.data) deliver(JSON.stringify(result), group);
      // What this viewer may not see (any more) is left out, not reported.
      else if (isOurFault(result)) throw new Error('An event was not delivered');
    }
  }

  private args({ document, operationName, variables }: SubscriptionRequest) {
    return { schema: this.executor.schema, document, operationName, variableValues: variables };
  }
}

const enter = (group: Group, subscriber: Subscriber): Membership => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  group.subscribers.set(subscriber, end);
  const leave = () => {
    if (!group.subscribers.delete(subscriber)) return;
    end();
    if (group.subscribers.size === 0) group.stop();
  };
  return { ended, leave };
};

const closeAll = (group: Group, reason: readonly [code: number, reason: string]): void => {
  for (const { connection } of group.subscribers.keys()) connection.close(reason);
};

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
