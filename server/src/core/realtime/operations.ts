import { GraphQLError, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Context, ServerOptions, SubscribePayload } from 'graphql-ws';
import type { RequestContext } from '../context';
import { AppError } from '../errors';
import type { GraphQLExecutor } from '../graphql/executor';
import { Broadcaster, sessionOver, type Membership } from './broadcaster';
import { CloseReason, type Connection } from './connection';

const MAX_OPERATIONS_PER_SOCKET = 100;

const tooManyOperations = (): GraphQLError => {
  const message = `A socket runs at most ${MAX_OPERATIONS_PER_SOCKET} operations at a time.`;
  return new GraphQLError(message, { originalError: new AppError('QUERY_TOO_COMPLEX', message) });
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
  query: string;
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

/** Silent until the group ends: the broadcaster writes the frames. Returning it leaves the group. */
const silentMember = ({ ended, leave }: Membership): AsyncIterableIterator<ExecutionResult, void> => {
  const done = { done: true, value: undefined } as const;
  const stop = async () => {
    leave();
    return done;
  };
  const member: AsyncIterableIterator<ExecutionResult, void> = {
    next: () => ended.then(() => done),
    return: stop,
    throw: stop,
    [Symbol.asyncIterator]: () => member,
  };
  return member;
};

/** How operations that come over sockets are run; graphql-ws speaks the protocol around it. */
export const socketOperations = (
  executor: GraphQLExecutor,
  authenticate: Authenticate,
  initTimeoutMs: number,
): ServerOptions<Params, Extra> => {
  const broadcaster = new Broadcaster(executor);
  const contextOf = async ({ connection }: Operation) => {
    const { session, address } = connection;
    const ctx = session ? await authenticate(session.token, address) : null;
    if (!ctx) connection.close(CloseReason.SIGNED_OUT);
    return ctx;
  };

  const operationOf = (args: ExecutionArgs) => args.contextValue as Operation;

  const signIn = async ({ connectionParams, extra: { connection } }: SocketContext): Promise<boolean> => {
    const token = tokenIn(connectionParams) ?? connection.handshakeToken;
    const refuse = (reason: readonly [number, string]) => {
      connection.close(reason);
      return false;
    };
    if (token === undefined) return refuse(CloseReason.UNAUTHORIZED);
    const ctx = await authenticate(token, connection.address);
    if (!ctx?.session) return refuse(CloseReason.SIGNED_OUT);
    const { sessionId, userId } = ctx.session;
    if (!connection.slot.signIn(sessionId)) return refuse(CloseReason.TOO_MANY_SOCKETS);
    connection.session = { id: sessionId, userId, token };
    return true;
  };

  const prepare = ({ subscriptions, extra }: SocketContext, id: string, payload: SubscribePayload) => {
    if (Object.keys(subscriptions).length > MAX_OPERATIONS_PER_SOCKET) return [tooManyOperations()];
    const parsed = executor.parse(payload.query);
    if ('errors' in parsed) return [...parsed.errors];
    return {
      schema: executor.schema,
      document: parsed.document,
      operationName: payload.operationName ?? undefined,
      variableValues: payload.variables ?? undefined,
      contextValue: { connection: extra.connection, id, query: payload.query } satisfies Operation,
    };
  };

  const runOnce = async (args: ExecutionArgs): Promise<ExecutionResult> => {
    const operation = operationOf(args);
    const ctx = await contextOf(operation);
    if (!ctx) return sessionOver() as ExecutionResult;
    const { operationName, variableValues: variables } = args;
    return (await executor.run(args.document, { operationName, variables }, ctx)) as ExecutionResult;
  };

  const join = async (args: ExecutionArgs) => {
    const operation = operationOf(args);
    const { connection, id, query } = operation;
    if (!connection.session) return sessionOver() as ExecutionResult;
    const variables = args.variableValues as Params | undefined;
    const ctx = await contextOf(operation);
    if (!ctx) return sessionOver() as ExecutionResult;
    const refused = await executor.admit(
      args.document,
      { operationName: args.operationName, variables },
      ctx,
    );
    if (refused) return refused as ExecutionResult;
    const joined = await broadcaster.join(
      {
        query,
        document: args.document,
        operationName: args.operationName ?? undefined,
        variables,
        sessionKey: connection.session.id,
        createContext: () => contextOf(operation),
      },
      { connection, id },
    );
    return 'leave' in joined ? silentMember(joined) : (joined as ExecutionResult);
  };

  return {
    connectionInitWaitTimeout: initTimeoutMs,
    onConnect: signIn,
    onSubscribe: prepare,
    execute: runOnce,
    subscribe: join,
    // Both are masked by the executor already; graphql-ws would call toJSON on live errors.
    onNext: (_socket, _id, _payload, _args, result) => result,
    onError: ({ extra: { connection } }, _id, _payload, errors) =>
      executor.formatErrors(errors, connection.session !== undefined),
  };
};
