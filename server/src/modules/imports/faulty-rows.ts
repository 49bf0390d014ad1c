import { storable, truncated } from '../../core/storable-text';
import { planColumns, type ColumnPlan } from './import-columns';
import { arrayText } from './import-lists';
import type { CellFault } from './import.entity';
import type { RowFault } from './row-errors';
import { readTable, type ReadRequest } from './row-reader';
import { RowWriter } from './row-writer';

/** The request to a thread that collects faulty rows. */
export interface FaultyRowsRequest extends ReadRequest {
  importId: string;
  errors: readonly RowFault[];
}

const MAX_VALUE_LENGTH = 200;
/** Longer than any field: such a cell is an error anyway. */
const MAX_CELL_LENGTH = 10_500;
/** Beyond this many characters rows are kept without their cells: a small workbook may refer to one long text from every row. */
const MAX_CHARACTERS = 30 * 1024 * 1024;

const shortened = (text: string, most: number): string => storable(truncated(text, most));

const withValues = (errors: readonly RowFault[], plan: ColumnPlan, cells: readonly string[]): CellFault[] =>
  errors.map(({ column, message, unknown }) => {
    const index = plan.cells.find(({ field }) => field.names[0] === column)?.index;
    return {
      column,
      message,
      value: index === undefined ? null : shortened(cells[index] ?? '', MAX_VALUE_LENGTH),
      ...(unknown && { unknown }),
    };
  });

/** Reads a file again and writes its faulty rows, with what stands in them, for COPY. Runs in a thread of its own. */
export const writeFaultyRows = async (request: FaultyRowsRequest): Promise<void> => {
  const { stagedPath, importId, map, errors } = request;
  const lines = new Map<number, RowFault[]>();
  for (const error of errors) lines.set(error.row, [...(lines.get(error.row) ?? []), error]);
  const writer = new RowWriter(stagedPath);
  let characters = 0;
  try {
    await readTable(request, {
      planOf: (header, fields) => planColumns(header, fields, map),
      onRow: ({ line, cells }, plan) => {
        const own = lines.get(line);
        if (!own) return;
        const texts = cells.map((cell) => shortened(cell, MAX_CELL_LENGTH));
        characters += texts.reduce((sum, text) => sum + text.length, 0);
        const kept = characters > MAX_CHARACTERS ? [] : texts;
        writer.write([importId, String(line), JSON.stringify(withValues(own, plan, cells)), arrayText(kept)]);
        lines.delete(line);
      },
    });
  } finally {
    writer.close();
  }
};
