import {
  getMetadataStorage,
  validateSync,
  type ValidationError,
  type ValidatorOptions,
} from 'class-validator';
import type { ValidatorFn } from 'type-graphql';
import { badInput, furtherErrors, type FieldError } from '../errors';

/** The rejected value stays out of the errors: it may be a password. */
const OPTIONS: ValidatorOptions = {
  forbidUnknownValues: false,
  skipMissingProperties: true,
  validationError: { target: false, value: false },
};

const fieldErrorsOf = (errors: readonly ValidationError[], path: string): FieldError[] =>
  errors.flatMap((error) => {
    const here = path ? `${path}.${error.property}` : error.property;
    const own = Object.values(error.constraints ?? {}).map((message) => ({ path: here, message }));
    return [...own, ...fieldErrorsOf(error.children ?? [], here)];
  });

type Rules = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>;

const atLeast = (count: string, what: string): string =>
  `This has at least ${count} ${what}${count === '1' ? '' : 's'}.`;

/** Messages of class-validator's rules, unless the decorator has one of its own. */
const WORDS: Readonly<Record<string, (...limits: string[]) => string>> = {
  arrayMinSize: (least = '') => atLeast(least, 'item'),
  isLength: (least, most) => `This has ${least} to ${most} characters.`,
  matches: () => 'This does not have the right form.',
  max: (most) => `This can be at most ${most}.`,
  maxLength: (most) => `This has at most ${most} characters.`,
  min: (least) => `This has to be at least ${least}.`,
  minLength: (least = '') => atLeast(least, 'character'),
};

const inOwnWords = (rules: Rules): Rules => {
  for (const rule of rules) {
    const words = WORDS[rule.name ?? ''];
    if (!words || rule.message) continue;
    const limits = (rule.constraints as unknown[]).map((limit) =>
      typeof limit === 'number' ? limit.toLocaleString('en') : '',
    );
    rule.message = words(...limits).replace(/^This/, rule.each ? 'Each item' : 'This');
  }
  return rules;
};

const storage = getMetadataStorage();
const gather = storage.getTargetValidationMetadatas.bind(storage);
const knownRules = new Map<unknown, Rules>();

/** class-validator gathers the rules of a class from those of all classes, again for each request. They are all there from the start. */
const rulesOf = (target: unknown): Rules => {
  if (typeof target !== 'function') return [];
  const rules = knownRules.get(target) ?? inOwnWords(gather(target, '', false, false));
  knownRules.set(target, rules);
  return rules;
};
// None of our rules has groups: which rules hold depends on the class alone.
storage.getTargetValidationMetadatas = rulesOf;

/** Finds what is wrong with the fields of an input together. Fields that could not be read are undefined, so all are optional in it. */
type InputRule<Input> = (input: Input) => FieldError[];

/** The rules of input classes, and whether they refuse an input or only add to a refusal. */
const classRules = new Map<unknown, { check: InputRule<never>; refuses: boolean }[]>();

const classRule =
  (refuses: boolean) =>
  <Input extends object>(check: InputRule<Input>) =>
  (target: new () => Input): void =>
    void classRules.set(target, [...(classRules.get(target) ?? []), { check, refuses }]);

/**
 * A rule of an input class about several of its fields, such as an end that comes after its start. Its errors are told with
 * all others; their paths begin with `input`.
 */
export const CheckInput = classRule(true);

/**
 * The same for a rule that the service checks too, together with rules that need data. Here it only adds its errors to those of
 * an input that is refused anyway: otherwise the service reports them with its own.
 */
export const CheckInputBesideData = classRule(false);

export const REQUIRED = 'This is required.';

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** A rule: fields that may be absent, but cannot be set to null or blank text. */
export const noneEmpty =
  <Name extends string>(...names: Name[]): InputRule<Partial<Record<Name, unknown>>> =>
  (input) =>
    names
      .filter((name) => isEmpty(input[name]))
      .map((name) => ({ path: `input.${name}`, message: REQUIRED }));

/** Names fields of an input class that may be absent, but cannot be set to null or blank text. */
export const NeverEmpty = <Name extends string>(...names: Name[]) => CheckInput(noneEmpty(...names));

/** Adds the errors of those rules of a class that refuse an input, or of those that do not. */
const withClassErrors = (input: object, known: FieldError[], refuses: boolean): FieldError[] => {
  const errors = [...known];
  for (const rule of classRules.get(input.constructor) ?? [])
    if (rule.refuses === refuses) errors.push(...furtherErrors(errors, rule.check(input as never)));
  return errors;
};

/** The rules that refuse an input: of its fields, and of its class. */
const refusingErrors = (input: object, path: string): FieldError[] =>
  // None of our rules waits for anything; the other form costs each request a dozen promises.
  withClassErrors(input, fieldErrorsOf(validateSync(input, OPTIONS), path), true);

/** All rules that an input breaks which is refused anyway. */
export const brokenRules = (input: object, path: string): FieldError[] =>
  withClassErrors(input, refusingErrors(input, path), false);

/** Checks what a resolver is given; BAD_USER_INPUT names every faulty field by its path from the arguments. */
export const validateArgument: ValidatorFn = (value, _type, { args }) => {
  // Most arguments have no rules, and nothing to be walked through for.
  if (typeof value !== 'object' || value === null) return;
  if (rulesOf(value.constructor).length === 0 && !classRules.has(value.constructor)) return;
  const errors = refusingErrors(value, 'input' in args ? 'input' : '');
  if (errors.length > 0) throw badInput(withClassErrors(value, errors, false));
};
