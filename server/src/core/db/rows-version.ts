import { sql, type Sql } from './sql';

/**
 * A text that is another one after any change of these rows, `row` of the table or join that follows FROM. Times and counts would
 * miss deleted rows, and transactions that end in another order than they began; no two versions of a row share place and xmin.
 */
export const rowsVersion = (row: Sql, from: Sql): Sql =>
  sql`(SELECT coalesce(sum(hashtextextended(${row}.ctid::text || ${row}.xmin::text, 0)), 0)::text FROM ${from})`;
