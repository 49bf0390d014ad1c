import { GraphQLError, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Context, ServerOptions, SubscribePayload } from 'graphql-ws';
import type { RequestContext } from '../request/context';
import { tooComplex } from '../errors';
import type { GraphQLExecutor } from '../execution/executor';
import { sessionOver, type Broadcaster } from './broadcaster';
import { CloseReason, type Connection } from './connection';
import type { LiveViewer } from './live-viewer';
import type { LiveViewers } from './live-viewers';
import type { SocketLimits } from '../admission/socket-slots';
import { Subscription, type SubscriptionPlace } from './subscription';

const MAX_OPERATIONS_PER_SOCKET = 100;

const TOO_MANY = `A socket runs at most ${MAX_OPERATIONS_PER_SOCKET} operations at a time.`;
const tooManyOperations = new GraphQLError(TOO_MANY, {
  originalError: tooComplex('operations', MAX_OPERATIONS_PER_SOCKET, undefined, TOO_MANY),
});

interface Extra {
  connection: Connection;
}

type Params = Record<string, unknown>;
type SocketContext = Context<Params, Extra>;

/** The token in the parameters of `connection_init`: under `authorization` in any case, with or without "Bearer". */
const tokenIn = (params: Params | undefined): string | undefined => {
  const [, value] = Object.entries(params ?? {}).find(([key]) => /^authorization$/i.test(key)) ?? [];
  return typeof value === 'string'
    ? /^(?:Bearer +)?(\S+)$/i.exec(value.replace(/^Bearer *$/i, ''))?.[1]
    : undefined;
};

/** Dependencies of the operations of sockets. */
export interface SocketOperationsOptions {
  executor: GraphQLExecutor;
  /** For queries and mutations, which look the session up as over HTTP: its context; null where the token is not (or no longer) valid. */
  authenticate: (token: string, address: string) => Promise<RequestContext | null>;
  viewers: LiveViewers;
  limits: SocketLimits;
}

/** Why a connection is not the viewer's: it closed while they were looked up, or is that of a page which their token does not list. */
const refusalOf = (
  { isOpen, admission: { foreignOrigin } }: Connection,
  viewer: LiveViewer,
): readonly [number, string] | undefined => {
  if (!isOpen) return CloseReason.GOING_AWAY;
  if (foreignOrigin === undefined || viewer.context().session?.api?.origins.has(foreignOrigin))
    return undefined;
  return CloseReason.ORIGIN_NOT_LISTED;
};

/** Signs a connection in with `connection_init`; returns why it is refused instead. */
const signIn = async (
  viewers: LiveViewers,
  { connectionParams, extra: { connection } }: SocketContext,
): Promise<readonly [number, string] | undefined> => {
  const { handshake, slot } = connection.admission;
  const token = tokenIn(connectionParams) ?? handshake?.token;
  if (token === undefined) return CloseReason.UNAUTHORIZED;
  const isKnown = token === handshake?.token;
  const viewer = isKnown ? handshake.viewer : await viewers.open(token);
  if (!viewer || viewer.isOver) return CloseReason.SIGNED_OUT;
  const refusal = refusalOf(connection, viewer);
  if (refusal) {
    // The connection releases its own viewers when it closes.
    if (!isKnown) viewers.release(viewer);
    return refusal;
  }
  slot.signIn(viewer.access.sessionId, () => connection.close(CloseReason.TOO_MANY_SOCKETS));
  connection.viewer = viewer;
  connection.token = token;
  return undefined;
};

/** How operations that come over sockets are run; graphql-ws speaks the protocol around it. */
export const socketOperations = (
  { executor, authenticate, viewers, limits }: SocketOperationsOptions,
  broadcaster: Broadcaster,
): ServerOptions<Params, Extra> => {
  const placeOf = (args: ExecutionArgs) => args.contextValue as SubscriptionPlace;

  const connect = async (socket: SocketContext): Promise<boolean> => {
    const refusal = await signIn(viewers, socket);
    if (refusal) socket.extra.connection.close(refusal);
    return refusal === undefined;
  };

  const prepare = ({ subscriptions, extra }: SocketContext, id: string, payload: SubscribePayload) => {
    if (Object.keys(subscriptions).length > MAX_OPERATIONS_PER_SOCKET) return [tooManyOperations];
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
      contextValue: { connection: extra.connection, id } satisfies SubscriptionPlace,
    };
  };

  const runOnce = async (args: ExecutionArgs): Promise<ExecutionResult> => {
    const { connection } = placeOf(args);
    const ctx = connection.token ? await authenticate(connection.token, connection.admission.address) : null;
    if (!ctx) {
      connection.close(CloseReason.SIGNED_OUT);
      return sessionOver() as ExecutionResult;
    }
    const { document, operationName, variableValues: variables } = args;
    return (await executor.run({ document, operationName, variables }, ctx)) as ExecutionResult;
  };

  const subscribe = async (args: ExecutionArgs) => {
    const place = placeOf(args);
    const { viewer } = place.connection;
    if (!viewer || viewer.isOver) return sessionOver() as ExecutionResult;
    const request = {
      document: args.document,
      operationName: args.operationName ?? undefined,
      variables: args.variableValues as Params | undefined,
    };
    const refused = await executor.admit(request, viewer.context());
    if (refused) return refused as ExecutionResult;
    if (!place.connection.isOpen) return sessionOver() as ExecutionResult;
    const joined = await broadcaster.join(request, viewer, place);
    // Closing a connection ends those of its subscriptions alone that were there already.
    if (joined instanceof Subscription && !place.connection.isOpen) joined.leave();
    return joined as Subscription | ExecutionResult;
  };

  return {
    connectionInitWaitTimeout: limits.initTimeoutMs,
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
