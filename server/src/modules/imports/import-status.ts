import type { RequestContext } from '../../core/context';
import { AppError } from '../../core/errors';
import { failImports, setFailure, type NewImport } from './import.queries';
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

const OUR_FAULT = 'Something went wrong on our side. Please try again.';

/** Notes that an import has failed, and why; nothing where it is over already. */
export const noteFailure = async (
  ctx: RequestContext,
  { id, serverId }: Pick<NewImport, 'id' | 'serverId'>,
  error: unknown,
): Promise<void> => {
  const failure = error instanceof AppError ? error.message : OUR_FAULT;
  await setFailure(ctx, { id, serverId, failure }).catch((lost: unknown) =>
    ctx.log.warn({ err: lost, importId: id }, 'The failure of an import could not be noted'),
  );
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
