import type { RequestContext } from '../../core/context';
import { onlyRow } from '../../core/db/query';
import { firstOf } from '../../core/db/statement';
import {
  countStagedRows,
  deleteStagedRows,
  forgetRemovedMatches,
  insertNewRows,
  lockMatches,
  matchRows,
  refusedRows,
  runInOrder,
  updateDifferingRows,
  type AppliedImport,
} from './import-rows.queries';
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
  applied: AppliedImport,
  errors: RowErrors,
): Promise<void> => {
  const found = await ctx.db.rows(refusedRows(applied));
  for (const { line, column, message } of found) errors.add({ row: line, column, message });
  if (found.length > 0) await deleteStagedRows(ctx, { lines: found.map(({ line }) => line) });
};

/** Writes what is new and what differs, set-wise; a row that says what is there already is not written at all. */
export const applyRows = async ({ db }: RequestContext, applied: AppliedImport): Promise<Counts> => {
  const { target, beside } = applied;
  await runInOrder(db, target.prepare);
  await db.rows(matchRows(applied));
  if (beside) {
    // Locked first, since what stands in other tables is not read again when a lock was waited for.
    await db.rows(lockMatches(applied));
    await db.rows(forgetRemovedMatches(applied));
    await runInOrder(db, beside.read);
  }
  const { count: created } = await onlyRow(db, insertNewRows(applied));
  const { count: updated } = await onlyRow(db, updateDifferingRows(applied));
  if (beside) await runInOrder(db, beside.write);
  const staged = await firstOf(countStagedRows(db, {}));
  return { created, updated, unchanged: (staged?.count ?? 0) - created - updated };
};
