import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { authChecker } from './core/auth/authorization';
import { guardArguments } from './core/graphql/arguments';
import { completeInputs } from './core/graphql/input-classes';
import { takeWhatIsGiven } from './core/graphql/preload';
import { DateTimeScalar } from './core/graphql/scalars';
import { validateArgument } from './core/graphql/validation';
import { modules } from './modules';
import { createServices, type Services } from './services';

const useTheOutbox = (): never => {
  throw new Error('Events leave through the outbox, and subscriptions bring their own stream');
};

/** type-graphql insists on a bus of its own; ours is in the context. */
const outboxOnly = { publish: useTheOutbox, subscribe: useTheOutbox };

/** Puts services and resolvers of all modules together: one schema, and the services behind it. */
export const createSchema = (): { schema: GraphQLSchema; services: Services } => {
  const services = createServices();
  const made = modules.flatMap((module) => module.resolvers?.(services) ?? []);
  const resolvers = new Map(made.map((resolver) => [resolver.constructor, resolver]));
  const schema = buildSchemaSync({
    resolvers: [...resolvers.keys()] as unknown as NonEmptyArray<() => void>,
    container: { get: (resolverClass: () => void) => resolvers.get(resolverClass) },
    authChecker,
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    pubSub: outboxOnly,
    validateFn: validateArgument,
  });
  completeInputs(schema);
  guardArguments(schema);
  return { schema: takeWhatIsGiven(schema), services };
};
