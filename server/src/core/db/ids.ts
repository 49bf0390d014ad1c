import { validate, v7 } from 'uuid';
import { notFound } from '../errors';

/** A new time-ordered id (UUIDv7). */
export const newId = (): string => v7();

/** True for text that could be an id. */
export const isId = (text: string): boolean => validate(text);

/** Passes an id on; text that could not be one is an unknown one. */
export const parseId = (text: string, what: string): string => {
  if (!isId(text)) throw notFound(what);
  return text;
};
