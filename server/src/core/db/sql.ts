import { escapeIdentifier, escapeLiteral } from 'pg';
import { describeDeclared, type Declared, type ValueOf } from './declared';

/** A value that SQL is run with. The same object is one placeholder, however often it occurs. */
class Placeholder {
  constructor(
    readonly value: unknown,
    readonly type?: string,
  ) {}
}

/** SQL with places for values. The class is not exported: the functions of this file make all there is. */
class Fragment {
  /** Keeps objects of the same shape from counting as SQL. */
  declare protected readonly fragment: true;

  constructor(
    readonly strings: readonly string[],
    readonly placeholders: readonly Placeholder[],
  ) {}
}

/** A piece of SQL, made by the tag `sql`. */
export type Sql = Fragment;

type Scalar = string | number | boolean | Date | Buffer | null;

/** The values that the tag sends as parameters. */
type Value = Scalar | readonly Scalar[];

/**
 * All SQL is made by this tag: a piece of SQL in `${}` becomes part of the text, anything else is sent as a value whose type
 * Postgres works out. For the places where it cannot, see `bound`.
 */
export const sql = (parts: TemplateStringsArray, ...inserted: readonly (Sql | Value)[]): Sql => {
  const strings = [parts[0] as string];
  const placeholders: Placeholder[] = [];
  inserted.forEach((item, index) => {
    const following = parts[index + 1] as string;
    if (item instanceof Fragment) {
      strings.push(strings.pop() + (item.strings[0] as string), ...item.strings.slice(1));
      placeholders.push(...item.placeholders);
      strings.push(strings.pop() + following);
    } else {
      placeholders.push(new Placeholder(item));
      strings.push(following);
    }
  });
  return new Fragment(strings, placeholders);
};

/** Stands for a value of SQL that is made once and run with others each time. */
export class Parameter {
  constructor(readonly key: string) {}
}

/** A place for a value that `fill`, or the run of a statement, brings. */
export const parameter = (key: string, type: string): Sql =>
  new Fragment(['', ''], [new Placeholder(new Parameter(key), type)]);

/** The same SQL with values in the places of its parameters. */
export const fill = ({ strings, placeholders }: Sql, values: Readonly<Record<string, unknown>>): Sql => {
  const filled = new Map<Placeholder, Placeholder>();
  const fillOne = (place: Placeholder): Placeholder => {
    if (!(place.value instanceof Parameter)) return place;
    const known = filled.get(place) ?? new Placeholder(values[place.value.key], place.type);
    filled.set(place, known);
    return known;
  };
  return new Fragment(strings, placeholders.map(fillOne));
};

/** A value with its Postgres type. Used in several places it is sent once. */
export const bound = <const Type extends Declared>(type: Type, value: ValueOf<Type>): Sql => {
  const { type: name } = describeDeclared(type);
  return new Fragment(['', ''], [new Placeholder(sentAs(name, value), name)]);
};

/** How pg takes a value: it makes a Postgres array of an array, which a JSON value is not. */
export const sentAs = (type: string, value: unknown): unknown =>
  type === 'jsonb' && value !== null ? JSON.stringify(value) : value;

/** Text as SQL. For text of the source code that no tag can hold; lint allows it in `core/db` alone. */
export const rawSql = (text: string): Sql => new Fragment([text], []);

/** The name of a table, a column or an alias, quoted. */
export const identifier = (name: string): Sql => rawSql(escapeIdentifier(name));

/** A constant of the source code in the text itself, where the plan depends on it. */
export const literal = (value: string | number | boolean): Sql =>
  rawSql(typeof value === 'string' ? escapeLiteral(value) : String(value));

/** No SQL. */
export const nothing = rawSql('');

/** Pieces one after another. */
export const join = (pieces: readonly Sql[], separator = ', '): Sql => {
  if (pieces.length === 0) return nothing;
  const parts = ['', ...pieces.slice(1).map(() => separator), ''];
  return sql(parts as unknown as TemplateStringsArray, ...pieces);
};

/** All of these conditions; true where there are none. Anything but SQL, such as `false`, is left out. */
export const and = (...conditions: readonly (Sql | false | null | undefined | 0 | '')[]): Sql => {
  const all = conditions.filter((condition) => condition instanceof Fragment);
  return all.length > 0 ? join(all, ' AND ') : sql`true`;
};

/** Any of these conditions, in brackets. */
export const or = (...conditions: readonly Sql[]): Sql => sql`(${join(conditions, ' OR ')})`;

/** SQL as it is sent to Postgres: text with numbered placeholders, and the values in their order. The class is not exported either. */
class CompiledSql {
  declare protected readonly compiled: true;

  constructor(
    readonly text: string,
    readonly values: unknown[],
  ) {}

  /** The same text with other values. */
  with(values: unknown[]): CompiledSql {
    return new CompiledSql(this.text, values);
  }
}

/** SQL that is ready to be sent; connections of pg take it as it is. */
export type Compiled = CompiledSql;

/** A statement of another library with its values; lint allows it in `core/jobs` alone. */
export const foreignSql = (text: string, values: unknown[]): Compiled => new CompiledSql(text, values);

/** Numbers the placeholders. */
export const compile = ({ strings, placeholders }: Sql): Compiled => {
  const numbered: Placeholder[] = [];
  let text = strings[0] as string;
  placeholders.forEach((placeholder, index) => {
    const known = numbered.indexOf(placeholder);
    const number = known < 0 ? numbered.push(placeholder) : known + 1;
    text += `$${number}${placeholder.type ? `::${placeholder.type}` : ''}${strings[index + 1]}`;
  });
  return new CompiledSql(
    text,
    numbered.map(({ value }) => value),
  );
};

const elementOf = (value: unknown): string => `"${textOf(value).replace(/["\\]/g, '\\$&')}"`;

const textOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? `{${value.map(elementOf).join(',')}}` : String(value);
};

/** The text with its values inside, for COPY and cursors, which take none beside it. */
export const withLiterals = ({ strings, placeholders }: Sql): string =>
  placeholders.reduce((text, { value, type }, index) => {
    const written = value === null || value === undefined ? 'NULL' : escapeLiteral(textOf(value));
    return `${text}${written}${type ? `::${type}` : ''}${strings[index + 1]}`;
  }, strings[0] as string);
