import { validate, v7 } from 'uuid';
import { notFound } from '../errors';
import { sql } from './sql';

/** A new time-ordered id (UUIDv7). */
export const newId = (): string => v7();

/** The same for rows that one statement makes: the milliseconds of now, then chance. */
export const NEW_ID_SQL = sql`encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
  PLACING substring(int8send((extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid`;

/** True for text that could be an id. */
export const isId = (text: string): boolean => validate(text);

/** Passes an id on; text that could not be one is an unknown one. */
export const parseId = (text: string, what: string): string => {
  if (!isId(text)) throw notFound(what);
  return text;
};
