import { tableRows, type TableChoice } from '../../core/files/table-reader';
import { UnreadableFileError, type TableRow } from '../../core/files/table';
import { newId } from '../../core/db/ids';
import { trimmed, truncated } from '../../core/storable-text';
import { newInviteCode } from '../attendees/invite-codes';
import {
  checkCell,
  isHeader,
  keyOf,
  planColumns,
  REQUIRED,
  type ColumnMap,
  type ColumnPlan,
  type ImportField,
} from './import-columns';
import { fieldsOf, type ImportGroup } from './import-fields';
import { unknownOf, type Correction } from './import-corrections';
import type { ImportKind, CorrectedCell } from './import.entity';
import { RowErrors } from './row-errors';
import { RowWriter } from './row-writer';

/** A file for a thread to read, as plain data. */
export interface TableRequest {
  path: string;
  /** The sender's choices where the file alone does not decide. */
  choice?: TableChoice;
  kind: ImportKind;
  groups: readonly ImportGroup[];
  corrections?: readonly Correction[];
  /** Cells that are read as other texts. */
  correctedCells?: readonly CorrectedCell[] | undefined;
  maxRows: number;
}

/** The steps of reading a file. */
interface TableReading<Plan> {
  /** Plans the reading of rows from the header. */
  planOf: (header: readonly string[], fields: readonly ImportField[]) => Plan;
  onRow: (row: TableRow, plan: Plan) => void;
  onProgress?: (rows: number) => void;
}

/** A header that is not the first line is looked for in so many rows. */
const MAX_TITLES = 10;

/** The rows in which something is said, in batches of which the first has all that may be the header. */
async function* filledRows({ path, choice }: TableRequest): AsyncGenerator<TableRow[]> {
  let first: TableRow[] | undefined = [];
  for await (const batch of tableRows(path, choice)) {
    const filled = batch.filter(({ cells }) => cells.some(trimmed));
    if (!first) {
      yield filled;
      continue;
    }
    first.push(...filled);
    if (first.length < MAX_TITLES) continue;
    yield first;
    first = undefined;
  }
  if (first && first.length > 0) yield first;
}

/** Puts corrected cells in place of those that the file has. */
const cellCorrectionOf = (correctedCells: readonly CorrectedCell[]) => {
  const byLine = new Map<number, CorrectedCell[]>();
  for (const cell of correctedCells) byLine.set(cell.line, [...(byLine.get(cell.line) ?? []), cell]);
  return (row: TableRow): TableRow => {
    const own = byLine.get(row.line);
    if (!own) return row;
    const cells = [...row.cells];
    for (const { index, text } of own) {
      while (cells.length < index) cells.push('');
      cells[index] = text;
    }
    return { ...row, cells };
  };
};

/** Reads a file, and counts its rows. The header is the first row with every required title, or else the first one. */
export const readTable = async <Plan extends object>(
  request: TableRequest,
  { planOf, onRow, onProgress }: TableReading<Plan>,
): Promise<{ plan: Plan; rows: number }> => {
  const { kind, groups, corrections, correctedCells = [], maxRows } = request;
  const correct = cellCorrectionOf(correctedCells);
  const fields = fieldsOf(kind, groups, corrections);
  let [plan, rows] = [undefined as Plan | undefined, 0];
  for await (const batch of filledRows(request)) {
    let below: readonly TableRow[] = batch;
    if (!plan) {
      const found = batch.slice(0, MAX_TITLES).findIndex(({ cells }) => isHeader(cells, fields));
      const at = Math.max(found, 0);
      plan = planOf(batch[at]?.cells ?? [], fields);
      below = batch.slice(at + 1);
    }
    for (const row of below) {
      rows += 1;
      if (rows > maxRows) throw new UnreadableFileError(`The file has more than ${maxRows} rows.`);
      onRow(correct(row), plan);
    }
    onProgress?.(rows);
  }
  if (!plan) throw new UnreadableFileError('The file is empty.');
  return { plan, rows };
};

/** The request to a thread that writes rows of a file for COPY. */
export interface ReadRequest extends TableRequest {
  stagedPath: string;
  /** Which field each column fills, where that is not for the titles to say. */
  map: ColumnMap | undefined;
}

/** The rows that were read, as plain data. */
export interface ReadResult {
  rows: number;
  errors: Pick<RowErrors, 'reported' | 'rows'>;
  ignored: string[];
  /** Columns of the staged rows that the file fills. */
  columns: string[];
}

/** A value, merged with that of another column where its field says how, or one more key of a value of type jsonb. */
const joined = (before: string | null | undefined, { key, merge }: ImportField, value: string | null) => {
  if (merge && before && value) return merge(before, value);
  if (key === undefined) return value ?? (merge && before) ?? null;
  if (value === null) return before ?? null;
  return `${before ? `${before.slice(0, -1)},` : '{'}"${key}":${value}}`;
};

const MAX_SHOWN = 40;

/** A separator that was meant as a part of a text would put each value into the column of another. */
const tooWide = (cell: string): string =>
  `This row has more cells than the header: “${cell}”. A text with a separator in it needs quotation marks.`;

/** The values of a row, or undefined where it has an error. */
const readRow = (plan: ColumnPlan, { line, cells }: TableRow, errors: RowErrors) => {
  const values = new Map<string, string | null>();
  const surplus = cells.slice(plan.width).find(trimmed);
  let valid = surplus === undefined;
  if (surplus !== undefined)
    errors.add({ row: line, column: null, message: tooWide(truncated(trimmed(surplus), MAX_SHOWN)) });
  for (const { field, index } of plan.cells) {
    const checked = checkCell(field, cells[index]);
    if ('error' in checked) {
      for (const { error, unknown } of [checked, ...(checked.more ?? [])])
        errors.add({
          row: line,
          column: field.names[0],
          message: error,
          unknown: unknown === undefined ? undefined : unknownOf(keyOf(field), unknown),
        });
      valid = false;
    } else values.set(field.column, joined(values.get(field.column), field, checked.value));
  }
  const hasNoColumn = (column: string) => plan.cells.every(({ field }) => field.column !== column);
  const missing = plan.cells.find(
    ({ field: { column, orElse } }) =>
      orElse && values.get(column) === null && (hasNoColumn(orElse) || values.get(orElse) === null),
  );
  if (missing) errors.add({ row: line, column: missing.field.names[0], message: REQUIRED });
  return valid && !missing
    ? [String(line), newId(), newId(), newInviteCode(), ...values.values()]
    : undefined;
};

/** Reads a file, checks its rows one by one and writes the valid ones for COPY. Runs in a thread of its own. */
export const readRows = async (
  request: ReadRequest,
  onProgress: (rows: number) => void,
): Promise<ReadResult> => {
  const errors = new RowErrors();
  const writer = new RowWriter(request.stagedPath);
  try {
    const { plan, rows } = await readTable(request, {
      planOf: (header, fields) => planColumns(header, fields, request.map),
      onRow: (row, found) => {
        const values = readRow(found, row, errors);
        if (values) writer.write(values);
      },
      onProgress,
    });
    const columns = [...new Set(plan.cells.map(({ field }) => field.column))];
    return { rows, errors, ignored: plan.ignored, columns };
  } finally {
    writer.close();
  }
};
