import { viewerOf } from '../../core/auth/authorization';
import type { RequestContext } from '../../core/context';
import { AppError, conflict, notFound } from '../../core/errors';
import { parseId } from '../../core/db/ids';
import type { Page, PageArgs } from '../../core/db/pagination';
import { firstOf } from '../../core/db/statement';
import { withConnection } from '../../core/db/transaction';
import { requireEventAccess, requireEventOf } from '../event-access/index';
import { importQueue, type QueuePlace } from './import-queue';
import { runImport, type ImportPlan } from './import-run.service';
import { failStaleImports, noteFailure, whileHeld } from './import-status';
import { importsById, importsPage, type ImportRow } from './import-status.queries';
import type { ImportKind } from './import.entity';
import { addQueuedImport, failImports, startImport, type NewImport } from './import.queries';
import type { Import, ImportInput } from './import.types';

/** The most rows of a file. */
export const MAX_ROWS = 20_000;

/** Aborts when the client disconnects; `release` stops listening. */
const disconnection = ({ request }: RequestContext): { signal: AbortSignal; release: () => void } => {
  const controller = new AbortController();
  const release = request.onDisconnect?.(() =>
    controller.abort(new AppError('BAD_USER_INPUT', 'The request ended too early.')),
  );
  return { signal: controller.signal, release: () => release?.() };
};

/** An import with its place in the queue. */
export interface ImportTurn {
  plan: ImportPlan;
  place: QueuePlace;
  added: NewImport;
}

// Files of attendees and companies: all of their good rows in one transaction, or nothing.

/**
 * Takes a file, once it is its turn. Faulty rows are an outcome, not an error: without `partial` they keep everything out.
 * RATE_LIMITED and SERVICE_UNAVAILABLE where too many imports wait.
 */
export async function importFile(
  ctx: RequestContext,
  kind: ImportKind,
  input: ImportInput,
  maxRows = MAX_ROWS,
): Promise<Import> {
  const { eventId } = await requireEventAccess(ctx, parseId(input.eventId, 'The event'));
  const queue = importQueue(ctx.runtime);
  const place = queue.join(viewerOf(ctx).userId);
  const { signal, release } = disconnection(ctx);
  const plan: ImportPlan = { id: place.importId, eventId, kind, input, maxRows, signal };
  try {
    await queueAndRunImport(ctx, plan, place);
  } catch (error) {
    await failImports(ctx, { ids: [plan.id] });
    throw error;
  } finally {
    queue.leave(place);
    release();
  }
  return getImport(ctx, plan.id);
}

/** One import, for managers of its event. */
export async function getImport(ctx: RequestContext, id: string): Promise<Import> {
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

/** A waiting import has no connection, a running one has exactly one. */
async function queueAndRunImport(ctx: RequestContext, plan: ImportPlan, place: QueuePlace): Promise<void> {
  const { id, eventId, kind, input } = plan;
  const added: NewImport = {
    id,
    eventId,
    startedBy: viewerOf(ctx).userId,
    kind,
    fileName: input.file.name.slice(0, 200),
    dryRun: input.dryRun ?? false,
    partial: input.partial ?? false,
    serverId: importQueue(ctx.runtime).serverId,
  };
  if (!place.running) await addQueuedImport(ctx, added);
  const failed = await runImportInTurn(ctx, { plan, place, added });
  if (failed) throw failed.error;
}

/** Runs an import that has its place, as soon as it is its turn; returns why it failed, which is noted then. */
export async function runImportInTurn(
  ctx: RequestContext,
  { plan, place, added }: ImportTurn,
): Promise<{ error: unknown } | undefined> {
  const queue = importQueue(ctx.runtime);
  await queue.turn(place, ctx.runtime.database.db, plan.signal);
  return withConnection(ctx, (inner) =>
    whileHeld(inner, plan.id, async () => {
      if (!(await firstOf(startImport(inner, added))))
        throw conflict('NOT_READY', 'This import is running, or is done.');
      try {
        await runImport(inner, plan);
        return undefined;
      } catch (error) {
        // While the import is held, and once: others would mark it as lost, and by then it may run again.
        await noteFailure(inner, added, error);
        return { error };
      }
    }),
  );
}
