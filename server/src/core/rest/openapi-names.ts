import { Kind, parse } from 'graphql';
import type { RestRow } from './row';

const operationName = (document: string): string => {
  const definition = parse(document).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const name = definition && 'name' in definition ? definition.name?.value : undefined;
  if (!name) throw new Error(`An operation of /v1 has no name: ${document}`);
  return name;
};

/** The id of a row's operation at one of its paths, for generated clients. Aliases of the path get a suffix. */
export const operationIdOf = ({ operationId, operations, paths }: RestRow, path: string): string => {
  const name = operationId ?? operationName(operations[0].document);
  const id = name.charAt(0).toLowerCase() + name.slice(1);
  const alias = paths.indexOf(path);
  return alias <= 0 ? id : `${id}Alias${alias > 1 ? alias : ''}`;
};
