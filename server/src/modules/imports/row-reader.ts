import type { TableRow } from '../../core/files/sheet-handler';
import { tableRows } from '../../core/files/table-reader';
import { UnreadableFileError } from '../../core/files/parse-errors';
import { newId } from '../../core/db/ids';
import { newInviteCode } from '../attendees/invite-codes';
import { checkCell, planColumns, type ColumnMap, type ColumnPlan, type ImportField } from './import-columns';
import type { ImportKind } from './import.entity';
import { fieldsOf } from './import-row-fields';
import type { ImportGroup } from './interest-columns';
import { RowErrors } from './row-errors';
import { RowWriter } from './row-writer';

/** The request to a thread that reads rows, as plain data. */
export interface ReadRequest {
  /** The file as it was sent. */
  path: string;
  /** Where the valid rows are written, for COPY. */
  stagedPath: string;
  kind: ImportKind;
  groups: readonly ImportGroup[];
  /** Which field each column fills, where that is not for the titles to say. */
  map?: ColumnMap | null;
  maxRows: number;
}

/** The rows that were read, as plain data. */
export interface ReadResult {
  rows: number;
  errors: Pick<RowErrors, 'reported' | 'rows'>;
  ignored: string[];
  /** Columns of the staged rows that the file fills. */
  columns: string[];
}

/** A value, or one more key of a value of type jsonb. */
const joined = (before: string | null | undefined, { key }: ImportField, value: string | null) => {
  if (key === undefined) return value;
  if (value === null) return before ?? null;
  return `${before ? `${before.slice(0, -1)},` : '{'}"${key}":${value}}`;
};

/** The values of a row, or undefined where it has an error. */
const readRow = (plan: ColumnPlan, { line, cells }: TableRow, errors: RowErrors) => {
  const values = new Map<string, string | null>();
  let valid = true;
  for (const { field, index } of plan.cells) {
    const checked = checkCell(field, cells[index]);
    if ('error' in checked) {
      errors.add({ row: line, column: field.names[0], message: checked.error });
      valid = false;
    } else values.set(field.column, joined(values.get(field.column), field, checked.value));
  }
  return valid ? [String(line), newId(), newId(), newInviteCode(), ...values.values()] : undefined;
};

/** Nothing is said in a row of blanks. */
export const isEmpty = ({ cells }: TableRow): boolean => cells.every((cell) => !cell.trim());

export const tooManyRows = (maxRows: number) =>
  new UnreadableFileError(`The file has more than ${maxRows} rows.`);

/** Reads a file, checks its rows one by one and writes the valid ones for COPY. Runs in a thread of its own. */
export const readRows = async (
  { path, stagedPath, kind, groups, map, maxRows }: ReadRequest,
  onProgress: (rows: number) => void,
): Promise<ReadResult> => {
  const errors = RowErrors.none();
  const writer = new RowWriter(stagedPath);
  let [plan, rows] = [undefined as ColumnPlan | undefined, 0];
  try {
    for await (const batch of tableRows(path)) {
      for (const row of batch) {
        if (!plan) {
          plan = planColumns(row.cells, fieldsOf(kind, groups), map);
          continue;
        }
        if (isEmpty(row)) continue;
        rows += 1;
        if (rows > maxRows) throw tooManyRows(maxRows);
        const values = readRow(plan, row, errors);
        if (values) writer.write(values);
      }
      onProgress(rows);
    }
  } finally {
    writer.close();
  }
  if (!plan) throw new UnreadableFileError('The file is empty.');
  const columns = [...new Set(plan.cells.map(({ field }) => field.column))];
  return { rows, errors, ignored: plan.ignored, columns };
};
