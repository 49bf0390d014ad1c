import { guardFormula } from '../../core/files/formula-guard';
import type { FileColumn } from './import.entity';
import type { WholeFaultyRow } from './faulty-row.queries';

/** Without it Excel reads UTF-8 as the local code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The title of the column of reasons, which means nothing when the file comes back. */
const REASONS = 'Problems';

const cellOf = (text: string): string => {
  const guarded = guardFormula(text);
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
};

const reasonsOf = (row: WholeFaultyRow): string =>
  row.faults.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join(' ');

/** The faulty rows as a CSV file (RFC 4180, UTF-8) that can be mended and imported: its own columns, then the reasons. */
export const faultyRowsFile = (columns: readonly FileColumn[], rows: readonly WholeFaultyRow[]): string => {
  const header = [...columns.map(({ title }) => title), REASONS];
  const lines = rows.map((row) => [
    ...columns.map((_column, index) => row.cells[index] ?? ''),
    reasonsOf(row),
  ]);
  return `${BYTE_ORDER_MARK}${[header, ...lines].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
};
