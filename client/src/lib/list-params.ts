import { createParser, parseAsNativeArrayOf, parseAsString, parseAsStringLiteral } from 'nuqs';

/** A switch that is `1` in the address while it is on, and absent otherwise. */
const parseAsSwitch = createParser<boolean>({
  parse: (text) => (text === '1' ? true : null),
  serialize: (on) => (on ? '1' : '0'),
});

/** One of the API's constants, in small letters in the address. */
const parseAsConstant = <T extends string>(constants: readonly T[]) =>
  createParser<T>({
    parse: (text) => constants.find((constant) => constant === text.toUpperCase()) ?? null,
    serialize: (value) => value.toLowerCase(),
  });

/**
 * How each filter of a list is written in the address. A filter has the same name on all screens, so that links read
 * alike: pick from here, and call the functions with what the screen offers.
 */
export const listParams = {
  q: parseAsString.withDefault(''),
  sort: <T extends string>(orders: readonly T[], first: NoInfer<T>) =>
    parseAsConstant(orders).withDefault(first),
  country: parseAsNativeArrayOf(parseAsString),
  interest: parseAsNativeArrayOf(parseAsString),
  group: parseAsNativeArrayOf(parseAsString),
  category: <T extends string>(categories: readonly T[]) => parseAsConstant(categories),
  kind: <T extends string>(kinds: readonly T[]) => parseAsConstant(kinds),
  status: <T extends string>(statuses: readonly T[]) => parseAsConstant(statuses),
  day: parseAsString,
  track: parseAsString,
  rating: <T extends string>(ratings: readonly T[]) => parseAsConstant(ratings),
  member: parseAsString,
  question: parseAsString,
  answer: parseAsString,
  answers: parseAsNativeArrayOf(parseAsString),
  contact: parseAsSwitch.withDefault(false),
  saved: parseAsSwitch.withDefault(false),
  view: <T extends string>(views: readonly T[], first: NoInfer<T>) =>
    parseAsStringLiteral(views).withDefault(first),
} as const;
