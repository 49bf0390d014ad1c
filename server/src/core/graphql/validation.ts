import {
  getMetadataStorage,
  validateSync,
  type ValidationError,
  type ValidatorOptions,
} from 'class-validator';
import type { ValidatorFn } from 'type-graphql';
import { badInput, furtherFaults, type FieldFault } from '../errors';

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

type Rules = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>;

/** class-validator gathers the rules of a class from those of all classes, with each request anew. They are all there from the start. */
const rememberRules = (): ((target: unknown) => Rules) => {
  const storage = getMetadataStorage();
  const gather = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<unknown, Rules>();
  const rulesOf = (target: Parameters<typeof gather>[0]): Rules => {
    const rules = known.get(target) ?? gather(target, '', false, false);
    known.set(target, rules);
    return rules;
  };
  // None of our rules has groups: which rules hold depends on the class alone.
  storage.getTargetValidationMetadatas = rulesOf;
  return (target) => (typeof target === 'function' ? rulesOf(target) : []);
};

const rulesOf = rememberRules();

/** Finds what is wrong with the fields of an input together; fields that could not be read are undefined. */
type InputRule<Input> = (input: Partial<Input>) => FieldFault[];

const inputRules = new Map<unknown, InputRule<never>>();

/**
 * A rule of an input class about several of its fields, such as an end that comes after its start. Its faults are told with
 * all others; their paths begin with `input`.
 */
export const CheckInput =
  <Input extends object>(rule: InputRule<Input>) =>
  (target: new () => Input): void =>
    void inputRules.set(target, rule);

/** The rules that an input breaks: of its fields, and of its class. */
export const brokenRules = (input: object, path: string): FieldFault[] => {
  const rule = inputRules.get(input.constructor);
  // None of our rules waits for anything; the other form costs each request a dozen promises.
  const faults = faultsOf(validateSync(input, OPTIONS), path);
  return rule ? [...faults, ...furtherFaults(faults, rule(input as never))] : faults;
};

/** Checks what a resolver is given; BAD_USER_INPUT names every faulty field by its path from the arguments. */
export const validateArgument: ValidatorFn = (value, _type, { args }) => {
  // Most arguments have no rules, and nothing to be walked through for.
  if (typeof value !== 'object' || value === null || rulesOf(value.constructor).length === 0) return;
  const faults = brokenRules(value, 'input' in args ? 'input' : '');
  if (faults.length > 0) throw badInput(faults);
};
