import { tableRows } from '../../core/files/table-reader';
import { storable } from '../../core/db/storable-text';
import { planColumns, type ColumnMap, type ColumnPlan } from './import-columns';
import type { CellFault, ImportKind, RowFault } from './import.entity';
import { fieldsOf } from './import-row-fields';
import { arrayText } from './import-lists';
import type { ImportGroup } from './interest-columns';
import { RowWriter } from './row-writer';

/** The request to a thread that collects faulty rows, as plain data. */
export interface FaultyRowsRequest {
  path: string;
  /** Where the rows are written, for COPY. */
  stagedPath: string;
  importId: string;
  kind: ImportKind;
  groups: readonly ImportGroup[];
  map?: ColumnMap | null;
  errors: readonly RowFault[];
}

const MAX_VALUE_LENGTH = 200;
/** Longer than any field: such a cell is an error anyway. */
const MAX_CELL_LENGTH = 10_500;
/** Beyond this many characters rows are kept without their cells: a small workbook may refer to one long text from every row. */
const MAX_CHARACTERS = 30 * 1024 * 1024;

const shortened = (text: string, most: number): string => storable(text.slice(0, most));

const byLine = (errors: readonly RowFault[]): Map<number, RowFault[]> => {
  const lines = new Map<number, RowFault[]>();
  for (const error of errors) {
    const known = lines.get(error.row);
    if (known) known.push(error);
    else lines.set(error.row, [error]);
  }
  return lines;
};

const withValues = (errors: readonly RowFault[], plan: ColumnPlan, cells: readonly string[]): CellFault[] =>
  errors.map(({ column, message }) => {
    const index = plan.cells.find(({ field }) => field.names[0] === column)?.index;
    return {
      column,
      message,
      value: index === undefined ? null : shortened(cells[index] ?? '', MAX_VALUE_LENGTH),
    };
  });

/** Reads a file again and writes its faulty rows, with what stands in them, for COPY. Runs in a thread of its own. */
export const writeFaultyRows = async (request: FaultyRowsRequest): Promise<void> => {
  const { path, stagedPath, importId, kind, groups, map, errors } = request;
  const lines = byLine(errors);
  const writer = new RowWriter(stagedPath);
  let [plan, characters] = [undefined as ColumnPlan | undefined, 0];
  try {
    for await (const batch of tableRows(path)) {
      for (const { line, cells } of batch) {
        plan ??= planColumns(cells, fieldsOf(kind, groups), map);
        const own = lines.get(line);
        if (!own) continue;
        const texts = cells.map((cell) => shortened(cell, MAX_CELL_LENGTH));
        characters += texts.reduce((sum, text) => sum + text.length, 0);
        const kept = characters > MAX_CHARACTERS ? [] : texts;
        writer.write([importId, String(line), JSON.stringify(withValues(own, plan, cells)), arrayText(kept)]);
        lines.delete(line);
      }
    }
  } finally {
    writer.close();
  }
};
