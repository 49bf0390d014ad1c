import type { RequestContext } from '../../core/request/context';
import type { Page } from '../../core/db/pagination';
import { csvText } from '../../core/files/csv';
import { faultyRowsPage, wholeFaultyRows, type WholeFaultyRow } from './faulty-row.queries';
import { getImport } from './import.service';
import type { ImportFaultyRow } from './import.types';
import type { FaultyRowsArgs } from './prepared-import.types';

/** The title of the column of reasons, which means nothing when the file comes back. */
const REASONS = 'Problems';

/** One page of them. */
export async function listFaultyRows(
  ctx: RequestContext,
  importId: string,
  args: FaultyRowsArgs,
): Promise<Page<ImportFaultyRow>> {
  const { id } = await getImport(ctx, importId);
  return faultyRowsPage(ctx.db, { importId: id, search: args.search ?? null }, args);
}

/** All of them as a CSV file (RFC 4180, UTF-8) that can be corrected and imported: its own columns, then the reasons. */
export async function createFaultyRowsFile(ctx: RequestContext, importId: string): Promise<string> {
  const { id, columns } = await getImport(ctx, importId);
  const rows = await wholeFaultyRows(ctx, { importId: id });
  const header = [...columns.map(({ title }) => title), REASONS];
  const lines = rows.map((row) => [
    ...columns.map((_column, index) => row.cells[index] ?? ''),
    reasonsOf(row),
  ]);
  return csvText([header, ...lines]);
}

const reasonsOf = (row: WholeFaultyRow): string =>
  row.faults.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join(' ');
