import {
  getMetadataStorage,
  validateSync,
  type ValidationError,
  type ValidatorOptions,
} from 'class-validator';
import type { ValidatorFn } from 'type-graphql';
import { badInput, type FieldFault } from '../errors';

/** The rejected value stays out of the faults: it may be a password. */
const OPTIONS: ValidatorOptions = {
  forbidUnknownValues: false,
  skipMissingProperties: true,
  validationError: { target: false, value: false },
};

const faultsOf = (errors: readonly ValidationError[], path: string): FieldFault[] =>
  errors.flatMap((error) => {
    const here = path ? `${path}.${error.property}` : error.property;
    const own = Object.values(error.constraints ?? {}).map((message) => ({ path: here, message }));
    return [...own, ...faultsOf(error.children ?? [], here)];
  });

const withRules = new Map<unknown, boolean>();

/** Whether any field of a class has a rule; most arguments have none, and nothing to be walked through for. */
const hasRules = (target: unknown): boolean => {
  const known = withRules.get(target);
  if (known !== undefined) return known;
  const found =
    typeof target === 'function' &&
    getMetadataStorage().getTargetValidationMetadatas(target, '', false, false).length > 0;
  withRules.set(target, found);
  return found;
};

/** Checks what a resolver is given; BAD_USER_INPUT names every faulty field by its path from the arguments. */
export const validateArgument: ValidatorFn = (value, _type, { args }) => {
  if (typeof value !== 'object' || value === null || !hasRules(value.constructor)) return;
  // None of our rules waits for anything; the other form costs each request a dozen promises.
  const errors = validateSync(value, OPTIONS);
  if (errors.length > 0) throw badInput(faultsOf(errors, 'input' in args ? 'input' : ''));
};
