import type { RequestContext } from '../../core/context';
import {
  countStagedRows,
  deleteStagedRows,
  insertNewRows,
  lockMatchedRows,
  matchRows,
  refusedRows,
  runInOrder,
  updateDifferingRows,
  type AppliedImport,
} from './import-rows.queries';
import type { ImportTarget } from './import-target.queries';
import type { RowErrors } from './row-errors';

/** The result of the valid rows. */
export interface Counts {
  created: number;
  updated: number;
  unchanged: number;
}

/** Takes rows out of the staged ones that are there twice, or that the event cannot take. */
export const refuseRows = async (
  ctx: RequestContext,
  target: ImportTarget,
  eventId: string,
  errors: RowErrors,
): Promise<void> => {
  const found = await refusedRows(ctx.db, target, eventId);
  for (const { line, column, message } of found) errors.add({ row: line, column, message });
  if (found.length > 0)
    await deleteStagedRows(
      ctx.db,
      found.map(({ line }) => line),
    );
};

/** Writes what is new and what differs, set-wise; a row that says what is there already is not written at all. */
export const applyRows = async (
  { db }: RequestContext,
  target: ImportTarget,
  columns: readonly string[],
  applied: AppliedImport,
): Promise<Counts> => {
  const beside = target.beside && columns.includes(target.beside.column) ? target.beside : undefined;
  await runInOrder(db, target.prepare);
  await matchRows(db, target, applied.eventId);
  if (beside) {
    // Locked first, since what stands in other tables is not read again when a lock was waited for.
    await lockMatchedRows(db, target);
    await runInOrder(db, beside.read);
  }
  const created = await insertNewRows(db, target, applied);
  const updated = await updateDifferingRows(db, target, beside, applied.importId);
  if (beside) await runInOrder(db, beside.write);
  return { created, updated, unchanged: (await countStagedRows(db)) - created - updated };
};
