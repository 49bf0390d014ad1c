import type { Declarations, RowOf } from './declared';
import { compile, type Compiled, type Sql } from './sql';

/**
 * How Postgres plans: with the values of each run, for lists, whose best plan depends on how rare a word or a country is (one plan
 * for all values was 25 times slower there); or once for all values, which saves most of the work of a read by id.
 */
export type Plan = 'with-values' | 'kept';

/** SQL that can be run, with the rows that it returns. */
export class Query<Row> {
  /** Only for the compiler. */
  declare protected readonly result: Row;

  readonly text: string;
  readonly values: readonly unknown[];

  constructor(
    { text, values }: Compiled,
    readonly row: Declarations,
    readonly plan: Plan,
    /** The name under which it is prepared; without it a text whose plan is kept gets one by being run often. */
    readonly name?: string,
  ) {
    this.text = text;
    this.values = values;
  }
}

/** A query whose text varies; its rows are what `row` declares. Where that is used, see `composed`. */
export const query = <const Row extends Declarations>(
  row: Row,
  text: Sql,
  plan: Plan = 'with-values',
): Query<RowOf<Row>> => new Query(compile(text), row, plan);

/** SQL as the test and the emitted file see it. */
export interface RegisteredQuery {
  name: string;
  text: string;
  row: Declarations;
}

/** An id for variants. */
export const SOME_ID = '00000000-0000-7000-8000-000000000000';

const variantsByName = new Map<string, () => Iterable<Query<unknown>>>();

/** Enters what Postgres has to describe in the test. */
export const registerVariants = (name: string, variants: () => Iterable<Query<unknown>>): void => {
  if (variantsByName.has(name)) throw new Error(`There are two queries ${name}`);
  variantsByName.set(name, variants);
};

/** Every variant of all composed queries whose modules are loaded. */
export const registeredVariants = (): RegisteredQuery[] =>
  [...variantsByName].flatMap(([name, variants]) =>
    [...variants()].map(({ text, row }) => ({ name, text, row })),
  );

/**
 * A query whose text depends on its input. `variants` are inputs that use each column, filter, order, reader and cursor once: a test
 * has Postgres describe them. Names begin with the module's: `companies.page`.
 */
export const composed = <Input extends [] | readonly unknown[], Row>(
  name: string,
  build: (...input: Input) => Query<Row>,
  variants: () => Iterable<Input>,
): ((...input: Input) => Query<Row>) => {
  registerVariants(name, function* all() {
    for (const input of variants()) yield build(...input);
  });
  return build;
};
