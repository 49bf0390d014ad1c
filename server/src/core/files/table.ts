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
) => AsyncGenerator<Uint8Array>;

/** One row that was read: its line in the file, the header being 1, and its cells as text. */
export interface TableRow {
  line: number;
  cells: string[];
}

export const MAX_COLUMNS = 200;
/** Of each row one cell more is kept, so that a header that is too wide is noticed; what lies further out is dropped. */
export const MAX_KEPT = MAX_COLUMNS + 1;

/** A file that cannot be read as what it claims to be; the message is for the person who sent it. */
export class UnreadableFileError extends Error {}

export const damagedWorkbook = (): UnreadableFileError =>
  new UnreadableFileError('This workbook is damaged, or not an Excel workbook (XLSX).');

export const workbookTooLarge = (): UnreadableFileError =>
  new UnreadableFileError('This workbook is too large. Please save it as CSV.');
