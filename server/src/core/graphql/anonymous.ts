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
import { fragmentsOf, Selection } from './selection';

/**
 * What becomes of an operation that comes without a session. Public fields are free, since they have limits of their own:
 * nobody can keep others behind the same address from signing in by spending its budget.
 */
export interface AnonymousAccess {
  isFree: boolean;
  refusal?: ExecutionResult;
}

const CHARGED: AnonymousAccess = { isFree: false };

const PUBLIC = 'public';

/** Marks the root fields that need no session, those without `@Authorized()`. */
export const markPublicFields = (schema: GraphQLSchema): void => {
  const { queries, mutations } = getMetadataStorage();
  const open = new Set(
    [...queries, ...mutations].flatMap(({ schemaName, roles }) => (roles ? [] : schemaName)),
  );
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {}))
      if (open.has(field.name)) field.extensions = { ...field.extensions, [PUBLIC]: true };
};

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

/** How an operation is treated that comes without a session. It follows from the root fields, before anything is compiled. */
export const anonymousAccess = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
): AnonymousAccess => {
  const operation = getOperationAST(document, operationName || null);
  const type = operation && schema.getRootType(operation.operation);
  if (!type) return CHARGED;
  const { fields: all } = new Selection([operation], fragmentsOf(document));
  const fields = all.filter(({ name }) => name.value !== '__typename');
  if (fields.length === 0 || fields.some(({ name }) => name.value.startsWith('__'))) return CHARGED;
  const isPublic = fields.some(({ name }) => type.getFields()[name.value]?.extensions[PUBLIC]);
  return isPublic ? { isFree: true } : { isFree: true, refusal: refusalOf(type, fields) };
};
