import { Kind, parse } from 'graphql';
import type { RestRow } from './row';

const operationName = (document: string): string | undefined => {
  const definition = parse(document).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return definition && 'name' in definition ? definition.name?.value : undefined;
};

/** The id of a row's operation at one of its paths, for generated clients; undefined where its GraphQL operation has no name. Aliases of the path get a suffix. */
export const operationIdOf = (
  { operationId, operations, paths }: RestRow,
  path: string,
): string | undefined => {
  const name = operationId ?? operationName(operations[0].document);
  if (name === undefined) return undefined;
  const id = name.charAt(0).toLowerCase() + name.slice(1);
  const alias = paths.indexOf(path);
  return alias <= 0 ? id : `${id}Alias${alias > 1 ? alias : ''}`;
};
