import { firstOf } from '../../core/db/statement';
import { badInput } from '../../core/errors';
import type { RequestContext } from '../../core/request/context';
import { storable } from '../../core/storable-text';
import { addAddresses } from './file-scan';
import { keyOf } from './import-columns';
import { fieldsOf } from './import-fields';
import { correctedCellsOf } from './import-file.queries';
import type { ImportRow } from './import-status.queries';
import { choicesOf } from './import-target.queries';
import type { CorrectedCell } from './import.entity';
import type { ImportColumn } from './import.types';
import type { ImportCellInput } from './prepared-import.types';

/** So many cells of a file are corrected on the page; beyond that the file itself is. */
const MAX_CORRECTED = 1_000;

/** The cells that a run reads as other texts, with those of the runs before, and the e-mail addresses in the new ones. */
export async function correctedCellsFor(
  ctx: RequestContext,
  { id, eventId, kind }: ImportRow,
  columns: readonly ImportColumn[],
  inputs: readonly ImportCellInput[] | null | undefined,
): Promise<{ correctedCells: CorrectedCell[]; addresses: string[] }> {
  const before = (await firstOf(correctedCellsOf(ctx, { importId: id })))?.correctedCells ?? [];
  if (!inputs || inputs.length === 0) return { correctedCells: before, addresses: [] };
  const fields = fieldsOf(kind, await choicesOf(ctx, eventId, kind));
  const cells = new Map(before.map((cell) => [`${cell.line} ${cell.index}`, cell]));
  const addresses = new Set<string>();
  for (const [place, { row, column, value }] of inputs.entries()) {
    const field = fields.find(({ names }) => names[0] === column);
    const index = field ? columns.findIndex((one) => one.field === keyOf(field)) : -1;
    if (index === -1)
      throw badInput([{ path: `input.cells.${place}.column`, message: 'No column fills this field.' }]);
    const text = storable(value);
    cells.set(`${row} ${index}`, { line: row, index, text });
    addAddresses(addresses, [text]);
  }
  if (cells.size > MAX_CORRECTED)
    throw badInput([
      {
        path: 'input.cells',
        message: `At most ${MAX_CORRECTED} cells are corrected here. Please correct the file.`,
      },
    ]);
  return { correctedCells: [...cells.values()], addresses: [...addresses] };
}
