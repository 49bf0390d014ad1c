import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context';

/** A row with what its own statement has read for fields that would otherwise be looked up, by their names. */
interface Row {
  preloaded?: Readonly<Record<string, unknown>>;
}

type Resolve = GraphQLFieldResolver<Row | undefined, RequestContext>;

/**
 * Uses what was read along with a row instead of the field's resolver: a list may join what is asked for, and
 * the resolvers stay as they are for rows that come without. The reader of a value is responsible for who may see it.
 */
export const usePreloadedFields = (schema: GraphQLSchema): GraphQLSchema => {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  for (const field of types.flatMap((type) => Object.values(type.getFields()))) {
    const { name, args } = field;
    const resolve = field.resolve as Resolve | undefined;
    if (!resolve || args.length > 0) continue;
    const resolveUnlessPreloaded: Resolve = (row, ...rest) => {
      const value = row?.preloaded?.[name];
      return value === undefined ? resolve(row, ...rest) : value;
    };
    field.resolve = resolveUnlessPreloaded;
  }
  return schema;
};
