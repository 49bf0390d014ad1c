import type { TextSelect } from '../db/copy';
import type { Database } from '../db/database';

/** How a column of a table is written in a file. Times come as the wall clock of the event, `2027-05-03 10:00:00`. */
export type ColumnKind = 'TEXT' | 'NUMBER' | 'BOOLEAN' | 'TIME';

export interface TableColumn {
  title: string;
  kind: ColumnKind;
}

/** Makes the bytes of a file out of the rows of a select, without ever holding it whole. */
export type TableFile = (
  database: Database,
  columns: readonly TableColumn[],
  select: TextSelect,
) => AsyncGenerator<Buffer>;
