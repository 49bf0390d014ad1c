import type { RequestContext } from '../../core/context';
import { failImports } from './import.queries';
import { holdImport, importsById, releaseImport, type ImportRow } from './import-status.queries';

/** Shows others that the import is alive, for as long as this connection is and `work` takes. */
export const whileHeld = async <T>(inner: RequestContext, id: string, work: () => Promise<T>): Promise<T> => {
  await holdImport(inner, { id });
  try {
    return await work();
  } finally {
    // A connection that is lost has lost its locks too.
    await releaseImport(inner, { id }).catch(() => undefined);
  }
};

/**
 * Marks imports that lost their server as FAILED. One that ended between reading its row and its lock is read again; by
 * then its end is visible.
 */
export const failStaleImports = async (ctx: RequestContext, rows: readonly ImportRow[]): Promise<void> => {
  const lost = rows.filter((row) => row.lost);
  if (lost.length === 0) return;
  const ids = lost.map(({ id }) => id);
  await failImports(ctx, { ids });
  const byId = new Map((await importsById(ctx, { ids })).map((row) => [row.id, row]));
  for (const row of lost) Object.assign(row, byId.get(row.id));
};
