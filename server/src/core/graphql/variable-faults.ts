import {
  coerceInputValue,
  isInputType,
  isNonNullType,
  typeFromAST,
  type GraphQLError,
  type GraphQLSchema,
  type GraphQLType,
  type OperationDefinitionNode,
} from 'graphql';
import type { FieldFault } from '../errors';

/** More are of no use to anybody, and could be made by the thousand. */
const MAX_FAULTS = 50;

const REQUIRED = 'This is required.';
const ABSENT = /^Field "(\w+)" of required type /;
const UNKNOWN = /^Field "(\w+)" is not defined by type /;

/** In our words: names of types are for those who may introspect the schema. */
const faultOf = (path: string, error: GraphQLError): FieldFault => {
  const absent = ABSENT.exec(error.message)?.[1];
  if (absent) return { path: `${path}.${absent}`, message: REQUIRED };
  const unknown = UNKNOWN.exec(error.message)?.[1];
  if (unknown) return { path: `${path}.${unknown}`, message: 'There is no such field.' };
  if (error.message.startsWith('Expected non-nullable type')) return { path, message: REQUIRED };
  if (error.message.startsWith('Value "'))
    return { path, message: 'This is none of the values that it may have.' };
  return { path, message: 'This value has the wrong type.' };
};

/** All that is wrong with the variables of an operation, by the path of each value, as in `input.speakerIds.2`. */
export const variableFaults = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): FieldFault[] => {
  const faults: FieldFault[] = [];
  for (const { variable, type: node, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type: GraphQLType | undefined = typeFromAST(schema, node);
    if (!type || !isInputType(type)) continue;
    const value = variables[name];
    if (value === undefined) {
      if (isNonNullType(type) && !defaultValue) faults.push({ path: name, message: REQUIRED });
      continue;
    }
    coerceInputValue(value, type, (path, _value, error) => {
      faults.push(faultOf([name, ...path].join('.'), error));
    });
  }
  return faults.slice(0, MAX_FAULTS);
};
