import {
  defaultFieldResolver,
  GraphQLID,
  isObjectType,
  type GraphQLArgument,
  type GraphQLFieldMap,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { RequestContext } from '../request/context';
import { badInput } from '../errors';
import { InputWalk } from '../graphql/input-walk';

type Json = Record<string, unknown>;
type Resolver = GraphQLFieldResolver<unknown, RequestContext, Json>;

/** A row with what its own statement has read for fields that would otherwise be looked up, by their names. */
interface Row {
  preloaded?: Readonly<Json>;
}

const readArguments = (args: Json, places: readonly GraphQLArgument[], ids: string[] = []): Json => {
  const walk = new InputWalk((type, value) => {
    if (type === GraphQLID) ids.push(String(value).toLowerCase());
    return value;
  });
  const taken = { ...args };
  for (const place of places)
    if (place.name in args) taken[place.name] = walk.read(args[place.name], place, place.name);
  if (walk.textErrors.length > 0) throw badInput(walk.allErrors(taken));
  return taken;
};

/**
 * Puts one reading of texts and ids before a resolver with arguments: BAD_USER_INPUT names the texts that could not be
 * stored, and ids come in small letters. Variables and literals, HTTP, sockets and `/v1` all pass here.
 */
const guarded =
  (resolve: Resolver, places: readonly GraphQLArgument[]): Resolver =>
  (source, args, ctx, info) =>
    resolve(source, readArguments(args, places), ctx, info);

/** The same for an operation: whatever an API token names has to belong to its event. */
const guardedOperation =
  (resolve: Resolver, places: readonly GraphQLArgument[]): Resolver =>
  async (source, args, ctx, info) => {
    const ids: string[] = [];
    const read = readArguments(args, places, ids);
    await ctx.session?.api?.requireReach(ctx, ids);
    return resolve(source, read, ctx, info);
  };

/**
 * Uses what was read along with a row instead of the field's resolver: a list may join what is asked for, and
 * the resolvers stay as they are for rows that come without. The reader of a value is responsible for who may see it.
 */
const unlessPreloaded =
  (resolve: Resolver, name: string): Resolver =>
  (row, ...rest) => {
    const value = (row as Row | undefined)?.preloaded?.[name];
    return value === undefined ? resolve(row, ...rest) : value;
  };

/** Completes the resolvers of all fields that have one or take arguments. */
export const completeResolvers = (schema: GraphQLSchema): void => {
  const operations: unknown[] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const guard = operations.includes(type) ? guardedOperation : guarded;
    for (const field of Object.values(type.getFields() as GraphQLFieldMap<unknown, RequestContext>)) {
      if (field.args.length > 0) field.resolve = guard(field.resolve ?? defaultFieldResolver, field.args);
      else if (field.resolve) field.resolve = unlessPreloaded(field.resolve, field.name);
      if (field.args.length > 0 && field.subscribe) field.subscribe = guard(field.subscribe, field.args);
    }
  }
};
