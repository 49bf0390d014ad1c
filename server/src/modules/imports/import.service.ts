import { viewerOf } from '../../core/request/authorization';
import { truncated } from '../../core/storable-text';
import type { RequestContext } from '../../core/request/context';
import { AppError, notFound } from '../../core/errors';
import { parseId } from '../../core/db/ids';
import type { Page, PageArgs } from '../../core/db/pagination';
import { requireEventAccess, requireEventOf } from '../event-access/index';
import { importQueue } from './import-queue';
import { runInTurn, type ImportPlan } from './import-run.service';
import { importsById, importsPage, type ImportRow } from './import-status.queries';
import type { ImportKind } from './import.entity';
import { addQueuedImport, failImports } from './import.queries';
import type { Import, ImportInput } from './import.types';

/** The most rows of a file. */
export const MAX_ROWS = 20_000;

// Files of attendees and companies: all of their good rows in one transaction, or nothing.

/**
 * Takes a file, once it is its turn. Faulty rows are an outcome, not an error: without `partial` they keep everything out.
 * RATE_LIMITED and SERVICE_UNAVAILABLE where too many imports wait.
 */
export async function importFile(
  ctx: RequestContext,
  kind: ImportKind,
  { file, ...input }: ImportInput,
  maxRows = MAX_ROWS,
): Promise<Import> {
  const { eventId } = await requireEventAccess(ctx, parseId(input.eventId, 'The event'));
  const { userId } = viewerOf(ctx);
  const queue = importQueue(ctx.runtime);
  const place = queue.join(userId);
  const disconnection = new AbortController();
  const release = ctx.request.onDisconnect?.(() =>
    disconnection.abort(new AppError('BAD_USER_INPUT', 'The request ended too early.')),
  );
  const plan: ImportPlan = {
    id: place.importId,
    eventId,
    startedBy: userId,
    kind,
    fileName: truncated(file.name, 200),
    dryRun: input.dryRun ?? false,
    partial: input.partial ?? false,
    sendInvites: input.sendInvites ?? false,
    serverId: queue.serverId,
    path: file.path,
    choice: { encoding: input.encoding ?? null, sheet: input.sheet ?? null },
    maxRows,
    signal: disconnection.signal,
  };
  try {
    if (!place.running) await addQueuedImport(ctx, plan);
    await runInTurn(ctx, plan, place);
  } finally {
    queue.leave(place);
    release?.();
  }
  return getImport(ctx, plan.id);
}

/** One import, for managers of its event. */
export async function getImport(ctx: RequestContext, id: string): Promise<ImportRow> {
  const [found] = await importsById(ctx, { ids: [parseId(id, 'The import')] });
  if (!found) throw notFound('The import');
  await requireEventOf(ctx, found.eventId, 'The import');
  await failStaleImports(ctx, [found]);
  return found;
}

/** The imports of an event, the latest first. */
export async function listImports(ctx: RequestContext, id: string, args: PageArgs): Promise<Page<ImportRow>> {
  const { eventId } = await requireEventAccess(ctx, id);
  const page = await importsPage(ctx.db, eventId, args);
  await failStaleImports(ctx, page.nodes);
  return page;
}

/**
 * Marks imports that lost their server as FAILED. One that ended between reading its row and its lock is read again; by
 * then its end is visible.
 */
async function failStaleImports(ctx: RequestContext, rows: readonly ImportRow[]): Promise<void> {
  const lost = rows.filter((row) => row.lost);
  if (lost.length === 0) return;
  const ids = lost.map(({ id }) => id);
  await failImports(ctx, { ids });
  const byId = new Map((await importsById(ctx, { ids })).map((row) => [row.id, row]));
  for (const row of lost) Object.assign(row, byId.get(row.id));
}
