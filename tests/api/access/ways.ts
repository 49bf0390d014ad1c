import {
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { askingFor } from './fields';

/** Which fields without parts are asked for, and the types of which only these are asked. */
interface Asked {
  isWanted: (field: string, leaf: string) => boolean;
  endsAt: readonly string[];
}

interface Way {
  fields: string[];
  type: GraphQLObjectType;
}

const MOST_FIELDS = 4;

/**
 * Documents that ask a query, as its row of the table asks it, for what is wanted of each object that can be reached from it: by each
 * field that gives one, each on one way, since longer ways pass the same resolvers.
 */
export const documentsByField = (
  schema: GraphQLSchema,
  query: string,
  document: string,
  { isWanted, endsAt }: Asked,
): string[] => {
  const root = getNamedType(schema.getQueryType()?.getFields()[query]?.type);
  if (!isObjectType(root)) return [];
  const ways: Way[] = [{ fields: [], type: root }];
  const entered = new Set<GraphQLObjectType>();
  const documents: string[] = [];
  for (const { fields, type } of ways) {
    const own = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
    const leaves = own.filter(({ name, type: of }) =>
      isWanted(`${type.name}.${name}`, getNamedType(of).name),
    );
    if (leaves.length > 0) {
      const names = leaves.map(({ name }) => name).join(' ');
      const text = fields.reduceRight((inner, field) => `${field} { ${inner} }`, names);
      documents.push(askingFor(text, query, document));
    }
    if (
      entered.has(type) ||
      (fields.length > 0 && endsAt.includes(type.name)) ||
      fields.length >= MOST_FIELDS
    )
      continue;
    entered.add(type);
    for (const field of own) {
      const of = getNamedType(field.type);
      if (!isLeafType(of) && isObjectType(of) && field.name !== 'edges')
        ways.push({ fields: [...fields, field.name], type: of });
    }
  }
  return documents;
};
