import { alsoSelect, column, selectList, type Column, type Columns } from './columns';
import type { Db } from './database';
import type { RowOf } from './declared';
import {
  checkPageArgs,
  decodeCursor,
  encodeCursor,
  pageOf,
  type CursorType,
  type Page,
  type PageArgs,
} from './pagination';
import { onlyRow } from './statement';
import { query, registerVariants, SOME_ID, type Plan, type Query } from './query';
import { and, bound, fill, nothing, rawSql, sql, type Sql } from './sql';

const MAX_WORDS = 6;

/** A LIKE pattern that finds a text anywhere; signs that LIKE knows count as themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Signs inside of words that `fold_text` removes: "Wi-Fi" is "wifi". */
const JOINING_SIGNS = /[-'\u2010\u2011\u2018\u2019]/g;

/** The words of a search text; at most 6 where no other number is named. */
export const wordsIn = (text: string | null | undefined, most = MAX_WORDS): string[] =>
  (text ?? '').replace(JOINING_SIGNS, '').split(/\s+/).filter(Boolean).slice(0, most);

/** The words of a search text as LIKE patterns that find them anywhere. */
export const searchWords = (text: string | null | undefined): string[] => wordsIn(text).map(containing);

/** The `total` that a counting query gives. */
export const totalOf = async (db: Db, count: Query<{ total: number }>): Promise<number> =>
  (await onlyRow(db, count)).total;

/** A list in the order of one column that is never null, and of the id where that is the same. */
export interface KeysetList<C extends Columns> {
  /** The columns that are read of each row, under the names of its GraphQL type. */
  columns: C;
  /** The tables, and with them the rows of the list. */
  from: Sql;
  /** Joins that only add columns: they neither add nor remove rows. */
  joins?: Sql;
  where: Sql;
  order: { by: Column; descending?: boolean };
  /** The column that tells rows of the same place apart; a uuid. */
  id: Sql;
  /** False where cursors are not asked for. */
  withCursors?: boolean;
  /** Kept for a viewer's own list: a few rows by an index, for any viewer. */
  plan?: Plan;
  /** The values of parameters in its SQL, where that is made once for a document. */
  values?: Readonly<Record<string, unknown>>;
}

const filledFor = ({ values }: KeysetList<Columns>, text: Sql): Sql => (values ? fill(text, values) : text);

/** Where a row stands; the sort value as text, since a cursor keeps the microseconds that a Date would lose. */
const placeOf = ({ order, id }: Pick<KeysetList<Columns>, 'order' | 'id'>) => ({
  placeValue: column('text', sql`${order.by.sql}::text`),
  placeId: column('uuid', id),
});

type Place = RowOf<ReturnType<typeof placeOf>>;

/** The order of a list, and the condition that leaves out what does not come after a cursor of it. */
export const keysetOrder = (
  { order: { by, descending = false }, id }: Pick<KeysetList<Columns>, 'order' | 'id'>,
  after: string | null | undefined,
): { orderBy: Sql; start: Sql | undefined } => {
  const [direction, beyond] = descending ? [sql`DESC`, sql`<`] : [sql`ASC`, sql`>`];
  const orderBy = sql`${by.sql} ${direction}, ${id} ${direction}`;
  if (!after) return { orderBy, start: undefined };
  const type = by.type as CursorType;
  const [sortValue = '', lastId = ''] = decodeCursor(after, [type, 'uuid']);
  const place = sql`(${sortValue}::${rawSql(type)}, ${bound('uuid', lastId)})`;
  return { orderBy, start: sql`(${by.sql}, ${id}) ${beyond} ${place}` };
};

/** The rows of a page, and one more where others follow. */
const pageQuery = <C extends Columns>(
  list: KeysetList<C>,
  { first, after, offset }: PageArgs,
): Query<RowOf<C>> => {
  const { columns, from, joins = nothing, where, withCursors = true, plan } = list;
  const place = withCursors ? placeOf(list) : {};
  const { orderBy, start } = keysetOrder(list, after);
  return query(
    { ...columns, ...place },
    filledFor(
      list,
      sql`SELECT ${selectList(columns)}${alsoSelect(place)} FROM ${from} ${joins} WHERE ${and(where, start)}
        ORDER BY ${orderBy} LIMIT ${first + 1} OFFSET ${offset ?? 0}`,
    ),
    plan,
  );
};

const countQuery = (list: KeysetList<Columns>): Query<{ total: number }> => {
  const { from, where, plan } = list;
  const text = sql`SELECT count(*)::int AS total FROM ${from} WHERE ${where}`;
  return query({ total: 'int4' }, filledFor(list, text), plan);
};

/** A place of each type, for the description of lists. */
const SOME_PLACE: Readonly<Record<CursorType, string>> = {
  text: 'a',
  int4: '1',
  timestamptz: '2026-01-01 00:00:00+00',
  uuid: SOME_ID,
};

/**
 * Declares a list that is read in pages: one query a page, and one more for the total where that is asked for. `variants` are
 * inputs that use each column, filter and order once; see `composed`.
 */
export const keysetList = <Input, C extends Columns>(
  name: string,
  list: (input: Input) => KeysetList<C>,
  variants: () => Iterable<NoInfer<Input>>,
) => {
  registerVariants(name, function* all() {
    for (const input of variants()) {
      const made = list(input);
      const after = encodeCursor([SOME_PLACE[made.order.by.type as CursorType], SOME_PLACE.uuid]);
      yield pageQuery(made, { first: 1, after });
      yield pageQuery(made, { first: 1 });
      yield countQuery(made);
    }
  });
  return async (db: Db, input: Input, args: PageArgs): Promise<Page<RowOf<C>>> => {
    checkPageArgs(args);
    const made = list(input);
    const rows = await db.rows(pageQuery(made, args));
    return pageOf(
      rows,
      args,
      (node) => {
        const { placeValue, placeId } = node as unknown as Place;
        return encodeCursor([placeValue, placeId]);
      },
      () => totalOf(db, countQuery(made)),
    );
  };
};
