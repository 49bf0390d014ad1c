import { GraphQLError, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Context, ServerOptions, SubscribePayload } from 'graphql-ws';
import type { RequestContext } from '../context';
import { tooComplex } from '../errors';
import type { GraphQLExecutor } from '../graphql/executor';
import { sessionOver, type Broadcaster } from './broadcaster';
import { CloseReason, type Connection } from './connection';
import type { LiveViewer } from './live-viewer';
import { Subscription } from './subscription';

const MAX_OPERATIONS_PER_SOCKET = 100;

const tooManyOperations = (): GraphQLError => {
  const message = `A socket runs at most ${MAX_OPERATIONS_PER_SOCKET} operations at a time.`;
  return new GraphQLError(message, {
    originalError: tooComplex('operations', MAX_OPERATIONS_PER_SOCKET, undefined, message),
  });
};

interface Extra {
  connection: Connection;
}

type Params = Record<string, unknown>;
type SocketContext = Context<Params, Extra>;

/** What `prepare` hands on to `execute` and `subscribe`. */
interface Operation {
  connection: Connection;
  id: string;
}

/** The context of a socket's viewer; null where the token is not (or no longer) valid. */
export type Authenticate = (token: string, address: string) => Promise<RequestContext | null>;

/** The token in the parameters of `connection_init`: under `authorization` in any case, with or without "Bearer". */
const tokenIn = (params: Params | undefined): string | undefined => {
  const name = Object.keys(params ?? {}).find((key) => key.toLowerCase() === 'authorization');
  const value = name === undefined ? undefined : params?.[name];
  return typeof value === 'string'
    ? /^(?:Bearer +)?(\S+)$/i.exec(value.replace(/^Bearer *$/i, ''))?.[1]
    : undefined;
};

/** A subscription as graphql-ws reads it: silent until it ends, since the broadcaster writes the frames. Returning it ends it. */
class SilentResults implements AsyncIterableIterator<ExecutionResult, void> {
  constructor(private readonly subscription: Subscription) {}

  async next(): Promise<IteratorResult<ExecutionResult, void>> {
    await this.subscription.ended;
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<ExecutionResult, void>> {
    this.subscription.leave();
    return { done: true, value: undefined };
  }

  throw(): Promise<IteratorResult<ExecutionResult, void>> {
    return this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

interface SocketOperationsOptions {
  executor: GraphQLExecutor;
  broadcaster: Broadcaster;
  /** For queries and mutations, which look the session up as over HTTP. */
  authenticate: Authenticate;
  /** Looks up who brings a token, held until the connection closes; null where it is not valid. */
  open: (token: string) => Promise<LiveViewer | null>;
  /** Lets go of a viewer whose connection was refused. */
  release: (viewer: LiveViewer) => void;
  initTimeoutMs: number;
}

/** Signs a connection in with `connection_init`; returns why it is refused instead. */
const signIn = async (
  { open, release }: SocketOperationsOptions,
  { connectionParams, extra: { connection } }: SocketContext,
): Promise<readonly [number, string] | undefined> => {
  const { handshake } = connection;
  const token = tokenIn(connectionParams) ?? handshake?.token;
  if (token === undefined) return CloseReason.UNAUTHORIZED;
  const isKnown = token === handshake?.token;
  const viewer = isKnown ? handshake.viewer : await open(token);
  if (!viewer || viewer.isOver) return CloseReason.SIGNED_OUT;
  // The connection releases its own viewers when it closes; it may have closed while this one was looked up.
  const refusal = connection.isOpen
    ? connection.slot.signIn(viewer.access.sessionId)
      ? undefined
      : CloseReason.TOO_MANY_SOCKETS
    : CloseReason.GOING_AWAY;
  if (refusal) {
    if (!isKnown) release(viewer);
    return refusal;
  }
  connection.viewer = viewer;
  connection.token = token;
  return undefined;
};

/** How operations that come over sockets are run; graphql-ws speaks the protocol around it. */
export const socketOperations = (options: SocketOperationsOptions): ServerOptions<Params, Extra> => {
  const { executor, broadcaster, authenticate } = options;
  const operationOf = (args: ExecutionArgs) => args.contextValue as Operation;

  const connect = async (socket: SocketContext): Promise<boolean> => {
    const refusal = await signIn(options, socket);
    if (refusal) socket.extra.connection.close(refusal);
    return refusal === undefined;
  };

  const prepare = ({ subscriptions, extra }: SocketContext, id: string, payload: SubscribePayload) => {
    if (Object.keys(subscriptions).length > MAX_OPERATIONS_PER_SOCKET) return [tooManyOperations()];
    const parsed = executor.parse(payload.query);
    if ('errors' in parsed) return [...parsed.errors];
    const { operationName, variables } = payload;
    // graphql-ws keeps the payload as long as the subscription: thousands of copies of the same text.
    (payload as { query: string }).query = '';
    return {
      schema: executor.schema,
      document: parsed.document,
      operationName: operationName ?? undefined,
      variableValues: variables ?? undefined,
      contextValue: { connection: extra.connection, id } satisfies Operation,
    };
  };

  const runOnce = async (args: ExecutionArgs): Promise<ExecutionResult> => {
    const { connection } = operationOf(args);
    const ctx = connection.token ? await authenticate(connection.token, connection.address) : null;
    if (!ctx) {
      connection.close(CloseReason.SIGNED_OUT);
      return sessionOver() as ExecutionResult;
    }
    const { document, operationName, variableValues: variables } = args;
    return (await executor.run({ document, operationName, variables }, ctx)) as ExecutionResult;
  };

  const subscribe = async (args: ExecutionArgs) => {
    const place = operationOf(args);
    const { viewer } = place.connection;
    if (!viewer || viewer.isOver) return sessionOver() as ExecutionResult;
    const request = {
      document: args.document,
      operationName: args.operationName ?? undefined,
      variables: args.variableValues as Params | undefined,
    };
    const refused = await executor.admit(request, viewer.context());
    if (refused) return refused as ExecutionResult;
    const joined = await broadcaster.join(request, viewer, place);
    return joined instanceof Subscription ? new SilentResults(joined) : (joined as ExecutionResult);
  };

  return {
    connectionInitWaitTimeout: options.initTimeoutMs,
    onConnect: connect,
    onSubscribe: prepare,
    execute: runOnce,
    subscribe,
    // Both are masked by the executor already; graphql-ws would call toJSON on live errors.
    onNext: (_socket, _id, _payload, _args, result) => result,
    onError: ({ extra: { connection } }, _id, _payload, errors) =>
      executor.formatErrors(errors, connection.viewer !== undefined),
  };
};
