/** How a column of a table is written in a file. Times come as the wall clock of the event, `2027-05-03 10:00:00`. */
export type ColumnKind = 'TEXT' | 'NUMBER' | 'BOOLEAN' | 'TIME';

/** One column of a table that becomes a file. */
export interface TableColumn {
  title: string;
  kind: ColumnKind;
}

/** Rows as Postgres writes them, a few at a time. */
export type Batches = AsyncIterable<(string | null)[][]>;

/** Makes the bytes of a file out of a table, without ever holding it whole. */
export type TableWriter = (columns: readonly TableColumn[], batches: Batches) => AsyncGenerator<Buffer>;
