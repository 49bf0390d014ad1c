import {
  getOperationAST,
  OperationTypeNode,
  valueFromASTUntyped,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { operationCost } from '../admission/operation-cost';
import type { Operation } from '../request/operation';
import { inputVariables } from './variables';

type Variables = Record<string, unknown>;

/** Compiles an operation of a document, with what its variables hold by default; or says why it cannot be compiled. */
const compile = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string,
  node: OperationDefinitionNode | null | undefined,
) => {
  const operation = compileQuery(schema, document, operationName, { disablingCapturingStackErrors: true });
  if (!node || !isCompiledQuery(operation)) return { failure: operation as ExecutionResult };
  return {
    operation,
    defaults: defaultsOf(node),
    inputs: inputVariables(schema, document, operationName),
    cost: operationCost(schema, document, node),
    name: node.name?.value,
    isQuery: node.operation === OperationTypeNode.QUERY,
  };
};

export type CompiledOperation = Exclude<ReturnType<typeof compile>, { failure: ExecutionResult }>;

/** Compiles each operation once. The result is cached by the document's nodes, so that no caller chooses a cache key. */
export const createCompiler = (schema: GraphQLSchema) => {
  const known = new WeakMap<OperationDefinitionNode, CompiledOperation>();
  return ({ document, operationName }: Operation): ReturnType<typeof compile> => {
    const node = getOperationAST(document, operationName || null);
    const before = node && known.get(node);
    if (before) return before;
    const compiled = compile(schema, document, operationName ?? '', node);
    if (node && !compiled.failure) known.set(node, compiled);
    return compiled;
  };
};

/** The compiler asks for every `$first: Int! = 20`, although GraphQL lets a variable with a default be left out. */
const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): Variables =>
  Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
    ),
  );
