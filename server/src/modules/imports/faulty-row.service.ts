import type { RequestContext } from '../../core/context';
import type { Page } from '../../core/db/pagination';
import { faultyRowsFile } from './faulty-rows-file';
import { faultyRowsPage, wholeFaultyRows } from './faulty-row.queries';
import { getImport } from './import.service';
import type { ImportFaultyRow } from './import.types';
import type { FaultyRowsArgs } from './prepared-import.types';

/** One page of them. */
export async function listFaultyRows(
  ctx: RequestContext,
  importId: string,
  args: FaultyRowsArgs,
): Promise<Page<ImportFaultyRow>> {
  const { id } = await getImport(ctx, importId);
  return faultyRowsPage(ctx.db, { importId: id, search: args.search ?? null }, args);
}

/** All of them as a file. */
export async function createFaultyRowsFile(ctx: RequestContext, importId: string): Promise<string> {
  const { id, columns } = await getImport(ctx, importId);
  return faultyRowsFile(columns, await wholeFaultyRows(ctx, { importId: id }));
}
