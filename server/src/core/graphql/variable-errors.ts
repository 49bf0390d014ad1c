import {
  coerceInputValue,
  getOperationAST,
  isInputType,
  isNonNullType,
  typeFromAST,
  type DocumentNode,
  type GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { AppError, furtherErrors, type FieldError } from '../errors';
import { textErrors } from './arguments';
import { ruleErrors } from './rule-errors';
import { MAX_ERRORS } from './variable-limits';

type Variables = Readonly<Record<string, unknown>>;

const REQUIRED = 'This is required.';

/** What graphql-js says, in words for everybody; the value stays out of the answer. */
const inWords = (path: string, { message, originalError }: GraphQLError, invalid: unknown): FieldError => {
  if (originalError instanceof AppError) return { path, message: originalError.message };
  const [, missing] = /^Field "(\w+)" of required type/.exec(message) ?? [];
  if (missing) return { path: `${path}.${missing}`, message: REQUIRED };
  if (message.startsWith('Expected non-nullable type')) return { path, message: REQUIRED };
  const [, unknown] = /^Field "(\w{1,100})" is not defined/.exec(message) ?? [];
  if (unknown) return { path: `${path}.${unknown}`, message: 'There is no such field.' };
  if (/ does not exist in ".*" enum/.test(message)) return { path, message: 'There is no such choice.' };
  if (message.startsWith('DateTime') && typeof invalid === 'string')
    return { path, message: 'This has to be a time, such as 2027-05-03T09:00:00Z.' };
  return { path, message: 'This value has the wrong type.' };
};

/** Ends the reading of variables in which enough errors were found. */
class EnoughFaults extends Error {}

/**
 * Everything that is wrong with the variables of an operation: missing values, wrong types and broken rules at once. The
 * compiled operation, which has refused them, says no place for scalars of our own, and only the first kind of error.
 */
export const variableErrors = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string,
  variables: Variables,
): FieldError[] => {
  const errors: FieldError[] = [];
  const definitions = getOperationAST(document, operationName || null)?.variableDefinitions ?? [];
  for (const { variable, type: node, defaultValue } of definitions) {
    const { value: name } = variable.name;
    const type = typeFromAST(schema, node);
    if (!isInputType(type)) continue;
    if (Object.hasOwn(variables, name)) check(variables[name], type, name, errors);
    else if (isNonNullType(type) && !defaultValue) errors.push({ path: name, message: REQUIRED });
  }
  return errors.slice(0, MAX_ERRORS);
};

const check = (value: unknown, type: GraphQLInputType, name: string, errors: FieldError[]): void => {
  let read: unknown;
  try {
    read = coerceInputValue(value, type, (path, invalid, error) => {
      if (errors.length >= MAX_ERRORS) throw new EnoughFaults();
      errors.push(inWords([name, ...path].join('.'), error, invalid));
    });
  } catch (error) {
    if (!(error instanceof EnoughFaults)) throw error;
    return;
  }
  const broken = [...textErrors(type, read, name), ...ruleErrors(type, read, name)];
  errors.push(...furtherErrors(errors, broken));
};
