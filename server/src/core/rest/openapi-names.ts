import { Kind, OperationTypeNode, parse, type OperationDefinitionNode } from 'graphql';
import type { RestRow } from './row';

const operationIn = (document: string): OperationDefinitionNode | undefined =>
  parse(document).definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);

/** Whether a row takes an `Idempotency-Key`: it changes something for somebody who is signed in. */
export const takesKey = ({ access, operations }: RestRow): boolean =>
  access !== 'public' && operationIn(operations[0].document)?.operation === OperationTypeNode.MUTATION;

/** The id of a row's operation at one of its paths, for generated clients; undefined where its GraphQL operation has no name. Aliases of the path get a suffix. */
export const operationIdOf = (
  { operationId, operations, paths }: RestRow,
  path: string,
): string | undefined => {
  const name = operationId ?? operationIn(operations[0].document)?.name?.value;
  if (name === undefined) return undefined;
  const id = name.charAt(0).toLowerCase() + name.slice(1);
  const alias = paths.indexOf(path);
  return alias <= 0 ? id : `${id}Alias${alias > 1 ? alias : ''}`;
};
