import {
  getOperationAST,
  GraphQLError,
  isNonNullType,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { unauthenticated } from '../errors';
import { onceFor } from '../once';
import { fragmentsOf, Selection } from '../graphql/selection';

/** The queries and mutations that need no session, those without `@Authorized()`. */
const publicFields = onceFor((_schema: GraphQLSchema): ReadonlySet<string> => {
  const { queries, mutations } = getMetadataStorage();
  return new Set([...queries, ...mutations].flatMap(({ schemaName, roles }) => (roles ? [] : schemaName)));
});

/** The answer where every field needs a session, as if each had refused. */
const refusalOf = (type: GraphQLObjectType, nodes: readonly FieldNode[]): ExecutionResult => {
  const originalError = unauthenticated();
  const data: Record<string, null> = {};
  let isNullable = true;
  const errors = nodes.map((node) => {
    const key = (node.alias ?? node.name).value;
    data[key] = null;
    isNullable &&= !isNonNullType(type.getFields()[node.name.value]?.type);
    return new GraphQLError(originalError.message, { nodes: node, path: [key], originalError });
  });
  return { data: isNullable ? data : null, errors };
};

/**
 * What becomes of an operation that comes without a session and is free: whether it is refused. It follows from the root fields, before
 * anything is compiled. Public fields are free, since they have limits of their own: nobody can keep others behind the same address
 * from signing in by spending its budget. Undefined where it is charged.
 */
export const anonymousAccess = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
): { refusal?: ExecutionResult } | undefined => {
  const operation = getOperationAST(document, operationName || null);
  const type = operation && schema.getRootType(operation.operation);
  if (!type) return undefined;
  const { fields: all } = new Selection([operation], fragmentsOf(document));
  const fields = all.filter(({ name }) => name.value !== '__typename');
  if (fields.length === 0 || fields.some(({ name }) => name.value.startsWith('__'))) return undefined;
  const isPublic = fields.some(({ name }) => publicFields(schema).has(name.value));
  return isPublic ? {} : { refusal: refusalOf(type, fields) };
};
