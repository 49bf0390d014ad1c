import {
  defaultFieldResolver,
  isObjectType,
  type GraphQLArgument,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import { badInput } from '../errors';
import { InputWalk } from './input-walk';

type Json = Record<string, unknown>;
type Resolver = GraphQLFieldResolver<unknown, unknown, Json>;

const readArguments = (args: Json, places: readonly GraphQLArgument[]): Json => {
  const walk = new InputWalk((_type, value) => value);
  const taken = { ...args };
  for (const place of places)
    if (place.name in args) taken[place.name] = walk.read(args[place.name], place, place.name);
  if (walk.textErrors.length > 0) throw badInput(walk.allErrors(taken));
  return taken;
};

const guarded =
  (resolve: Resolver, places: readonly GraphQLArgument[]): Resolver =>
  (source, args, ctx, info) =>
    resolve(source, readArguments(args, places), ctx, info);

/**
 * Puts one reading of texts and ids before every resolver with arguments: BAD_USER_INPUT names the texts that could not be
 * stored, and ids come in small letters. Variables and literals, HTTP, sockets and `/v1` all pass here.
 */
export const guardArguments = (schema: GraphQLSchema): void => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.args.length === 0) continue;
      field.resolve = guarded(field.resolve ?? defaultFieldResolver, field.args);
      if (field.subscribe) field.subscribe = guarded(field.subscribe, field.args);
    }
  }
};
