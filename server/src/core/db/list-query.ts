import type { Db, Statement } from './database';
import {
  checkPageArgs,
  decodeCursor,
  encodeCursor,
  type CursorType,
  type Page,
  type PageArgs,
} from './pagination';

/** Collects conditions and numbers their placeholders. */
export class WhereBuilder {
  private readonly parts: string[] = [];

  constructor(readonly values: unknown[] = []) {}

  /** The placeholder of a value. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** Adds a condition; `text` gets the placeholder. */
  add(text: (placeholder: string) => string, value: unknown): this {
    this.parts.push(text(this.value(value)));
    return this;
  }

  /** Adds a condition without a value. */
  always(text: string): this {
    this.parts.push(text);
    return this;
  }

  get text(): string {
    return this.parts.length > 0 ? this.parts.join(' AND ') : 'true';
  }

  /** The same conditions, to add more to. */
  copy(): WhereBuilder {
    const copy = new WhereBuilder([...this.values]);
    copy.parts.push(...this.parts);
    return copy;
  }

  /** A statement of a list: planned with its values, unless the same plan is best for all of them. */
  statement(text: string, plan: 'fresh' | 'kept' = 'fresh'): Statement {
    return { text, values: this.values, ...(plan === 'kept' ? { varied: true } : { fresh: true }) };
  }
}

const MAX_WORDS = 6;

/** A LIKE pattern that finds a text anywhere; signs that LIKE knows count as themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The words of a search text as LIKE patterns that find them anywhere. */
export const searchWords = (text: string | null | undefined): string[] =>
  (text ?? '').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS).map(containing);

/** One page made of the rows that follow, and one row more where there is a next page. */
export const pageOf = <Node>(
  rows: Node[],
  args: PageArgs,
  cursorOf: (node: Node) => string,
  total: () => number | Promise<number>,
): Page<Node> => ({
  nodes: rows.length > args.first ? rows.slice(0, args.first) : rows,
  hasNextPage: rows.length > args.first,
  hasPreviousPage: Boolean(args.after ?? args.offset),
  cursorOf,
  total,
});

/** The `total` that a counting statement gives. */
export const totalOf = async (db: Db, count: Statement): Promise<number> =>
  (await db.rows<{ total: number }>(count))[0]?.total ?? 0;

/** A list in the order of one column that is never null, and of the id where that is the same. */
export interface KeysetList {
  /** What is read of each row, under the names of its GraphQL type. */
  columns: string;
  tables: string;
  /** What is joined for the columns alone: it neither adds rows nor takes any away. */
  joins?: string;
  where: WhereBuilder;
  /** The column with its type, for the text of a cursor. */
  order: { column: string; type: CursorType; descending?: boolean };
  /** The column that tells rows of the same place apart; a uuid. */
  id: string;
  /** False where nobody asks for cursors. */
  withCursors?: boolean;
  /** Kept where the list is somebody's own: a few rows by an index, for every viewer. */
  plan?: 'fresh' | 'kept';
}

/** Where a row stands; the sort value as text, since a cursor keeps the microseconds that a Date would lose. */
interface Place {
  placeValue: string;
  placeId: string;
}

/** One page of a list: one statement, and one more for the total where it is asked for. */
export const keysetPage = async <Node extends object>(
  db: Db,
  { columns, tables, joins = '', where, order, id, withCursors = true, plan }: KeysetList,
  args: PageArgs,
): Promise<Page<Node>> => {
  checkPageArgs(args);
  const page = where.copy();
  const direction = order.descending ? 'DESC' : 'ASC';
  if (args.after) {
    const [sortValue, lastId] = decodeCursor(args.after, [order.type, 'uuid']);
    page.always(
      `(${order.column}, ${id}) ${order.descending ? '<' : '>'} (${page.value(sortValue)}::${order.type}, ${page.value(lastId)}::uuid)`,
    );
  }
  const place = withCursors ? `, ${order.column}::text AS "placeValue", ${id} AS "placeId"` : '';
  const rows = await db.rows<Node & Place>(
    page.statement(
      `SELECT ${columns}${place} FROM ${tables} ${joins} WHERE ${page.text}
       ORDER BY ${order.column} ${direction}, ${id} ${direction}
       LIMIT ${page.value(args.first + 1)} OFFSET ${page.value(args.offset ?? 0)}`,
      plan,
    ),
  );
  const count = where.statement(`SELECT count(*)::int AS total FROM ${tables} WHERE ${where.text}`, plan);
  return pageOf<Node>(
    rows,
    args,
    (node) => {
      const { placeValue, placeId } = node as Node & Place;
      return encodeCursor([placeValue, placeId]);
    },
    () => totalOf(db, count),
  );
};
