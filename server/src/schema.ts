import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { authChecker } from './core/request/authorization';
import { completeInputs } from './core/graphql/input-walk';
import { completeResolvers } from './core/execution/resolvers';
import { DateTimeScalar } from './core/graphql/scalars';
import { validateArgument } from './core/graphql/validation';
import { applyScopes, modules } from './modules';

const useTheOutbox = (): never => {
  throw new Error('Events leave through the outbox, and subscriptions bring their own stream');
};

/** type-graphql insists on a bus of its own; ours is in the context. */
const outboxOnly = { publish: useTheOutbox, subscribe: useTheOutbox };

const buildSchema = (): GraphQLSchema => {
  const schema = buildSchemaSync({
    resolvers: modules.flatMap(({ resolvers = [] }) => resolvers) as unknown as NonEmptyArray<() => void>,
    authChecker,
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    pubSub: outboxOnly,
    validateFn: validateArgument,
  });
  completeInputs(schema);
  applyScopes(schema);
  completeResolvers(schema);
  return schema;
};

let built: GraphQLSchema | undefined;

/** The resolvers of all modules put together, once for all servers of this process: it keeps nothing of a server. */
export const createSchema = (): GraphQLSchema => (built ??= buildSchema());
