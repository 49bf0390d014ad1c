import type { Db } from './database';

/** Values of Postgres types as they are in TypeScript. */
interface Types {
  bool: boolean;
  bytea: Buffer;
  'bytea[]': readonly Buffer[];
  date: string;
  float8: number;
  int4: number;
  'int4[]': readonly number[];
  jsonb: unknown;
  text: string;
  'text[]': readonly string[];
  timestamptz: Date;
  'timestamptz[]': readonly Date[];
  uuid: string;
  'uuid[]': readonly string[];
}

/** A type whose values TypeScript has to be told of: an enum, or what a JSON value holds. */
export interface Typed<T> {
  readonly type: string;
  readonly nullable: boolean;
  /** Only for the compiler. */
  readonly value?: T;
}

/** A Postgres type; a `?` behind it says that the value may be null. */
export type Declared = keyof Types | `${keyof Types}?` | Typed<unknown>;

type Declarations = Readonly<Record<string, Declared>>;

type ValueOf<D extends Declared> =
  D extends Typed<infer T>
    ? T
    : D extends `${infer Type extends keyof Types}?`
      ? Types[Type] | null
      : D extends keyof Types
        ? Types[D]
        : never;

type Values<D extends Declarations> = { [Name in keyof D]: ValueOf<D[Name]> };

/** An enum of the database, as the TypeScript enum of the same values. */
export const enumOf = <T>(type: string): Typed<T> => ({ type, nullable: false });

/** An array or a JSON value of this shape. */
export const typed = <T>(type: string): Typed<T> => ({ type, nullable: false });

/** A typed value that may be null. */
export const nullable = <T>({ type }: Typed<T>): Typed<T | null> => ({ type, nullable: true });

/** The type of a declaration, and whether its values may be null. */
export const describeDeclared = (declared: Declared): { type: string; nullable: boolean } => {
  if (typeof declared !== 'string') return { type: declared.type, nullable: declared.nullable };
  const isNullable = declared.endsWith('?');
  return { type: isNullable ? declared.slice(0, -1) : declared, nullable: isNullable };
};

interface StatementDefinition<P extends Declarations, R extends Declarations> {
  /** Its values, in the order of their placeholders. */
  params: P;
  /** The columns of its rows; a test has Postgres describe them. */
  row: R;
  /** The text. `p.name` stands for a value; whatever else is put into it must be text of the source code. */
  text: (p: { [Name in keyof P]: string }) => string;
  /** Plans with the values each time: for statements whose best plan depends on how rare they are. */
  replan?: boolean;
}

/** A statement as the test and the emitted file see it. */
export interface RegisteredStatement {
  name: string;
  text: string;
  params: Declarations;
  row: Declarations;
}

const registered = new Map<string, RegisteredStatement>();

/** All statements whose modules are loaded, in the order of their names. */
export const registeredStatements = (): RegisteredStatement[] =>
  [...registered.values()].toSorted((a, b) => a.name.localeCompare(b.name));

/** Removes the indentation that the text has in the source. */
const dedent = (text: string): string => {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
};

/** pg makes a Postgres array of an array, which a JSON value is not. */
const bind = (type: string, value: unknown): unknown =>
  type === 'jsonb' && value !== null ? JSON.stringify(value) : value;

/**
 * A statement with typed values and rows. Its text is made once and prepared under its name on each connection. Names begin with
 * the module's: `bookmarks.insert`.
 */
export const statement = <const P extends Declarations, const R extends Declarations>(
  name: string,
  { params, row, text: textOf, replan = false }: StatementDefinition<P, R>,
) => {
  if (registered.has(name)) throw new Error(`There are two statements ${name}`);
  const entries = Object.entries(params).map(
    ([key, declared]) => [key, describeDeclared(declared).type] as const,
  );
  const placeholders = Object.fromEntries(
    entries.map(([key, type], index) => [key, `$${index + 1}::${type}`]),
  );
  // Made at the first use, when all modules are loaded: some texts consist of parts from their manifests.
  let text: string | undefined;
  const compile = (): string => (text ??= dedent(textOf(placeholders as { [Name in keyof P]: string })));
  registered.set(name, {
    name,
    get text() {
      return compile();
    },
    params,
    row,
  });
  /** Runs it on the connection of a context, or on a connection. */
  return (on: Db | { readonly db: Db }, values: Values<P>): Promise<Values<R>[]> =>
    ('db' in on ? on.db : on).rows<Values<R>>({
      text: compile(),
      values: entries.map(([key, type]) => bind(type, values[key])),
      ...(replan ? { fresh: true } : { name }),
    });
};

/** The first row, where a statement finds one at most. */
export const firstOf = async <Row>(rows: Promise<Row[]>): Promise<Row | undefined> => (await rows)[0];
