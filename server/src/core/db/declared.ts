/** Values of Postgres types as they are in TypeScript. */
interface Types {
  bool: boolean;
  bytea: Buffer;
  'bytea[]': readonly Buffer[];
  citext: string;
  'citext[]': readonly string[];
  date: string;
  float8: number;
  int4: number;
  'int4[]': readonly number[];
  jsonb: unknown;
  'jsonb[]': readonly string[];
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

/** The types of values or columns by their names. */
export type Declarations = Readonly<Record<string, Declared>>;

/** The TypeScript type of a declared value. */
export type ValueOf<D extends Declared> =
  D extends Typed<infer T>
    ? T
    : D extends `${infer Type extends keyof Types}?`
      ? Types[Type] | null
      : D extends keyof Types
        ? Types[D]
        : never;

/** The row, or the values, of these declarations. */
export type RowOf<D extends Declarations> = { -readonly [Name in keyof D]: ValueOf<D[Name]> };

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
