import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { RequestContext } from '../../core/request/context';
import { onlyRow, firstOf } from '../../core/db/statement';
import { bound, compile, type Sql } from '../../core/db/sql';
import { keyOf, type ImportField } from './import-columns';
import { unknownOf } from './import-corrections';
import type { ImportGroup } from './import-fields';
import { copyFaultyRows, dropFaultyRows } from './import-file.queries';
import { readInThread } from './import-reader';
import {
  analyzeStagedRows,
  copyStagedRows,
  countStagedRows,
  createStagedRows,
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
import type { RunningImport } from './import-run.service';
import type { RowErrors } from './row-errors';

/** The result of the valid rows. */
export interface Counts {
  created: number;
  updated: number;
  unchanged: number;
}

/** Copies the rows that a thread has written into a table. */
async function copyRows(ctx: RequestContext, path: string, copy: Sql): Promise<void> {
  const client = (await ctx.entities.queryRunner?.connect()) as PoolClient;
  await pipeline(createReadStream(path), client.query(copyFrom(compile(copy).text)));
}

/** Makes a table of this transaction of the valid rows of a file. */
export async function stageRows(
  ctx: RequestContext,
  { target, eventId }: AppliedImport,
  { stagedPath, columns }: { stagedPath: string; columns: readonly string[] },
  fields: readonly ImportField[],
): Promise<void> {
  await ctx.db.rows(createStagedRows(fields));
  await copyRows(ctx, stagedPath, copyStagedRows(columns));
  await analyzeStagedRows(ctx, {});
  await runInOrder(ctx.db, target.place?.(bound('uuid', eventId)) ?? []);
}

/** Takes rows out of the staged ones that are there twice, or that the event cannot take. */
export async function refuseRows(
  ctx: RequestContext,
  applied: AppliedImport,
  fields: readonly ImportField[],
  errors: RowErrors,
): Promise<void> {
  const found = await ctx.db.rows(refusedRows(applied));
  const fieldOf = new Map(
    fields.flatMap((field) => [field.names[0], keyOf(field)].map((name) => [name, field])),
  );
  for (const { line, column, message, unknown } of found) {
    const field = fieldOf.get(column);
    const value = unknown === null ? undefined : unknownOf(field ? keyOf(field) : '', unknown);
    errors.add({ row: line, column: field?.names[0] ?? column, message, unknown: value });
  }
  if (found.length > 0) await deleteStagedRows(ctx, { lines: found.map(({ line }) => line) });
}

/** Writes what is new and what differs, set-wise; a row that says what is there already is not written at all. */
export async function applyRows({ db }: RequestContext, applied: AppliedImport): Promise<Counts> {
  const { target, eventId, beside } = applied;
  await runInOrder(db, target.prepare);
  await db.rows(matchRows(applied));
  if (beside.length > 0) {
    // Locked first, since what stands in other tables is not read again when a lock was waited for.
    await db.rows(lockMatches(applied));
    await db.rows(forgetRemovedMatches(applied));
    for (const { read } of beside) await runInOrder(db, read(bound('uuid', eventId)));
  }
  const { count: created } = await onlyRow(db, insertNewRows(applied));
  const { count: updated } = await onlyRow(db, updateDifferingRows(applied));
  for (const { write } of beside) await runInOrder(db, write);
  const staged = await firstOf(countStagedRows(db, {}));
  if (target.isPrivate) return { created: staged?.count ?? 0, updated: 0, unchanged: 0 };
  return { created, updated, unchanged: (staged?.count ?? 0) - created - updated };
}

/** Keeps the rows of a prepared import that cannot be taken, to be looked at and corrected, in place of those of an earlier run. */
export async function keepFaultyRows(
  ctx: RequestContext,
  { id: importId, kind, path, correctedCells, choice, corrections, map, maxRows, signal }: RunningImport,
  groups: readonly ImportGroup[],
  { reported: errors }: RowErrors,
): Promise<void> {
  if (!map) return;
  await dropFaultyRows(ctx, { importId });
  if (errors.length === 0) return;
  const stagedPath = `${path}.errors`;
  try {
    const read = { path, correctedCells, choice, stagedPath, kind, groups, corrections, map, maxRows };
    await readInThread('errors', { ...read, importId, errors }, { signal });
    await copyRows(ctx, stagedPath, copyFaultyRows);
  } finally {
    await rm(stagedPath, { force: true });
  }
}
