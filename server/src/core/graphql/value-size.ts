import { badInput, tooComplex } from '../errors';
import { MAX_LIST, tooMany } from './input-rules';

/** The most values (objects, lists and what is in them) of one request; the largest real one has 10,500. */
const MAX_VALUES = 20_000;
/** Lists and objects within each other; our deepest input has 6 levels. */
const MAX_DEPTH = 16;
/** The longest text that is no picture; our longest field takes 50,000 characters. */
const MAX_TEXT = 100_000;

/** Whether a value is what JSON calls an object. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value has others inside, as JSON has objects and lists. */
export const isContainer = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
};

const isTooLong = (value: unknown): boolean =>
  typeof value === 'string' && value.length > MAX_TEXT && !value.startsWith('data:');

/** Counts the values in one, and stops at the first that is too many, too deep or too long; `path` leads to it. */
const count = (value: unknown, path: string[], counted: number): number => {
  if (isTooLong(value))
    throw badInput([{ path: path.join('.'), message: `This has more than ${MAX_TEXT} characters.` }]);
  let total = counted + 1;
  if (!isContainer(value)) return total;
  if (path.length >= MAX_DEPTH) throw tooComplex('nesting', MAX_DEPTH);
  if (Array.isArray(value) && value.length > MAX_LIST)
    throw badInput([{ path: path.join('.'), message: tooMany(MAX_LIST) }]);
  for (const key of Object.keys(value)) {
    if (total >= MAX_VALUES) throw tooComplex('values', MAX_VALUES);
    path.push(key);
    total = count(value[key], path, total);
    path.pop();
  }
  return total;
};

/**
 * Refuses what is too large to be looked at piece by piece, before anything of it is: QUERY_TOO_COMPLEX by number of values
 * and depth, BAD_USER_INPUT for a text or a list that no field takes. Pictures as data URLs are measured where they are read.
 */
export const checkSize = (value: unknown): void => void count(value, [], 0);
