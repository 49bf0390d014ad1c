import { suggestionList } from 'graphql/jsutils/suggestionList.js';
import type { z } from 'zod';
import type { FieldError } from '../errors';
import type { RestRow } from './row';

type Json = Record<string, unknown>;

/** Other names that the specification has, or leaves open, for keys of bodies and queries, with the GraphQL argument of the key. */
const OTHER_NAMES: Readonly<Record<string, { argument: string; names: readonly string[] }>> = {
  event_id: { argument: 'eventId', names: ['eventId'] },
  attendee_id: { argument: 'attendeeId', names: ['connection_id', 'id'] },
  otp: { argument: 'otp', names: ['code'] },
  displayName: { argument: 'displayName', names: ['display_name', 'first_name', 'last_name'] },
};

const isThere = (value: unknown): boolean => value !== undefined && value !== null;

/** The other names of a key, without those that are keys of their own there. */
export const otherNamesOf = (schema: z.ZodObject | undefined, key: string): string[] =>
  (OTHER_NAMES[key]?.names ?? []).filter((name) => !Object.hasOwn(schema?.shape ?? {}, name));

/** One name of its parts; the schema refuses a part that is not text. */
const joined = (parts: readonly unknown[]): unknown =>
  parts.find((part) => typeof part !== 'string') ?? parts.join(' ').trim();

/** The values of a body or query under other names of a key. First and last name are joined. */
const saidOtherwise = (names: readonly string[], sent: Json): [name: string, value: unknown][] => {
  const isPart = (name: string) => name === 'first_name' || name === 'last_name';
  const present = names.filter((name) => isThere(sent[name]));
  const parts = present.filter(isPart);
  const whole = present.filter((name) => !isPart(name)).map((name): [string, unknown] => [name, sent[name]]);
  return parts[0] ? [...whole, [parts[0], joined(parts.map((name) => sent[name]))]] : whole;
};

/** A body or query under the names of its schema. */
export interface Named {
  values: Json;
  /** The names that were sent, by those of the schema. */
  sent: Readonly<Record<string, string>>;
  errors: FieldError[];
}

/** Reads a body or query that may have other names; a key that comes under two names has to say the same. */
export const inKnownNames = (schema: z.ZodObject | undefined, values: Json): Named => {
  const named = { values: { ...values }, sent: {} as Record<string, string>, errors: [] as FieldError[] };
  for (const key of Object.keys(schema?.shape ?? {}))
    for (const [name, value] of saidOtherwise(otherNamesOf(schema, key), values)) {
      if (!isThere(named.values[key])) {
        named.values[key] = value;
        named.sent[key] = name;
      } else if (JSON.stringify(named.values[key]) !== JSON.stringify(value))
        named.errors.push({
          path: name,
          message: `This says something else than ${named.sent[key] ?? key}.`,
        });
    }
  return named;
};

const MAX_UNKNOWN = 20;

/** The keys of a body or query that a schema does not know: a misspelt filter that is ignored lets everything through. */
export const unknownKeys = (schema: z.ZodObject | undefined, values: Json): FieldError[] => {
  const keys = Object.keys(schema?.shape ?? {});
  const known = keys.flatMap((key) => [key, ...otherNamesOf(schema, key)]);
  const unknown = Object.keys(values).filter((name) => !known.includes(name));
  return unknown.slice(0, MAX_UNKNOWN).map((path) => {
    const [nearest] = suggestionList(path, known);
    const taken = keys.length > 0 ? `Known are: ${keys.join(', ')}.` : 'None is taken here.';
    return { path, message: `This key is not known. ${nearest ? `Did you mean "${nearest}"?` : taken}` };
  });
};

/** Errors under the names that were sent. */
export const inSentNames = (errors: readonly FieldError[], { sent }: Pick<Named, 'sent'>): FieldError[] =>
  errors.map(({ path, message }) => {
    const [key = '', ...rest] = path.split('.');
    return { path: [sent[key] ?? key, ...rest].join('.'), message };
  });

/** A row whose refusals name what was sent. */
export const withSentNames = (row: RestRow, { sent }: Pick<Named, 'sent'>): RestRow => {
  const fields = Object.entries(sent).map(([key, name]) => [OTHER_NAMES[key]?.argument ?? key, name]);
  return { ...row, fields: { ...row.fields, ...(Object.fromEntries(fields) as Record<string, string>) } };
};
