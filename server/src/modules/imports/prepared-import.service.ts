import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { viewerOf } from '../../core/auth/authorization';
import type { RequestContext, Runtime } from '../../core/context';
import { defineState } from '../../core/state';
import { AppError, badInput, conflict } from '../../core/errors';
import { UploadedFile } from '../../core/graphql/upload-scalars';
import { parseId, newId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/db/transaction';
import { withUploadFolder } from '../../core/files/upload-folders';
import { requireEventAccess } from '../event-access/index';
import { keyOf, missingFields } from './import-columns';
import {
  dropAbandonedImports,
  dropOldChanges,
  dropExpiredFiles,
  dropOldestFilesOf,
  dropOldFaultyRows,
  dropOldSamples,
  keepImportFile,
  keptFile,
} from './import-file.queries';
import { importQueue, type QueuePlace } from './import-queue';
import { noteFailure } from './import-status';
import { readInThread } from './import-reader';
import { fieldsOf } from './import-row-fields';
import { importTargets } from './import-target.queries';
import { ImportKind, type FileColumn } from './import.entity';
import {
  addPreparedImport,
  queuePreparedImport,
  removeUncommittedImport,
  type RunChoice,
} from './import.queries';
import { getImport, runImportInTurn, MAX_ROWS } from './import.service';
import type { Import, ImportField } from './import.types';
import type { DiscardImportInput, PrepareImportInput, RunImportInput } from './prepared-import.types';

const STOPPED = 'The server was stopped. Please try again.';

const importState = defineState(() => ({
  running: new Set<Promise<void>>(),
  stopping: new AbortController(),
}));

/** The fields that a file of this kind can fill at this event. */
export async function listImportFields(
  ctx: RequestContext,
  id: string,
  kind: ImportKind,
): Promise<ImportField[]> {
  const { eventId } = await requireEventAccess(ctx, id);
  const fields = await importFieldsAt(ctx, eventId, kind);
  return fields.map((field) => ({
    key: keyOf(field),
    name: field.names[0],
    required: field.required ?? false,
  }));
}

/** Looks at a file and keeps it for the steps that follow. */
export async function prepareImport(
  ctx: RequestContext,
  { eventId: id, kind, file }: PrepareImportInput,
): Promise<Import> {
  const { eventId } = await requireEventAccess(ctx, parseId(id, 'The event'));
  const { userId } = viewerOf(ctx);
  const queue = importQueue(ctx.runtime);
  const { signal } = importState(ctx.runtime).stopping;
  const place = queue.join(userId);
  const { importId } = place;
  try {
    await queue.turn(place, ctx.runtime.database.db, signal);
    const groups = (await importTargets[kind].beside?.choices(ctx, eventId)) ?? [];
    const request = { path: file.path, kind, groups, maxRows: MAX_ROWS };
    const scan = await readInThread('scan', request, { signal });
    const content = await readFile(file.path);
    const { addresses, columns, rows } = scan;
    const fileName = file.name.slice(0, 200);
    await inTransaction(ctx, async (inner) => {
      await dropOldestFilesOf(inner, { userId });
      await addPreparedImport(inner, {
        id: importId,
        eventId,
        startedBy: userId,
        kind,
        fileName,
        columns,
        rows,
      });
      await keepImportFile(inner, { importId, content, addresses });
    });
  } finally {
    queue.leave(place);
  }
  return getImport(ctx, importId);
}

/** Starts a prepared import, dry or not; it runs on after the answer. */
export async function runPreparedImport(
  ctx: RequestContext,
  { importId, columns, ...input }: RunImportInput,
): Promise<Import> {
  const found = await getImport(ctx, importId);
  const choice: RunChoice = {
    columns: await mapColumns(ctx, found, columns ?? []),
    dryRun: input.dryRun ?? false,
    partial: input.partial ?? false,
    sendInvites: found.kind === ImportKind.ATTENDEES && (input.sendInvites ?? false),
  };
  const queue = importQueue(ctx.runtime);
  const place = queue.join(viewerOf(ctx).userId, found.id);
  const { id } = found;
  const started = queuePreparedImport(ctx, { ...choice, id, serverId: queue.serverId });
  const queued = await started.catch((error: unknown) => {
    queue.leave(place);
    throw error;
  });
  if (queued.length === 0) {
    queue.leave(place);
    throw found.fileKeptUntil
      ? conflict('NOT_READY', 'This import is running, or is done.')
      : conflict('FILE_GONE', 'The file is no longer kept. Please choose it again.');
  }
  const { db, entities } = ctx.runtime.database;
  const work = runKeptFile(ctx.inside(db, entities), { found, choice, place });
  const { running } = importState(ctx.runtime);
  running.add(work);
  void work.finally(() => running.delete(work));
  return getImport(ctx, id);
}

/** Removes an import that was not committed, and its file. */
export async function discardImport(ctx: RequestContext, { importId }: DiscardImportInput): Promise<Import> {
  const found = await getImport(ctx, importId);
  if (!(await firstOf(removeUncommittedImport(ctx, { id: found.id }))))
    throw conflict('NOT_READY', 'This import is running, or is done.');
  return found;
}

/** Drops what was kept for its time. */
export async function dropExpiredImportData(ctx: RequestContext): Promise<void> {
  await dropExpiredFiles(ctx, {});
  await dropAbandonedImports(ctx, {});
  await dropOldFaultyRows(ctx, {});
  await dropOldSamples(ctx, {});
  await dropOldChanges(ctx, {});
}

/** Stops what runs: these imports have failed, and can be run again. */
export async function stopPreparedImports(runtime: Runtime): Promise<void> {
  const { running, stopping } = importState(runtime);
  stopping.abort(new AppError('SERVICE_UNAVAILABLE', STOPPED));
  await Promise.allSettled(running);
}

/** Never fails: what goes wrong is the outcome of the import. */
async function runKeptFile(
  ctx: RequestContext,
  { found, choice, place }: { found: Import; choice: RunChoice; place: QueuePlace },
): Promise<void> {
  const { id, eventId, kind, fileName } = found;
  const { columns, dryRun, partial, sendInvites } = choice;
  const queue = importQueue(ctx.runtime);
  const { signal } = importState(ctx.runtime).stopping;
  const report = (error: unknown) => {
    if (!(error instanceof AppError)) ctx.log.error({ err: error, importId: id }, 'An import failed');
  };
  try {
    const kept = await firstOf(keptFile(ctx, { importId: id }));
    if (!kept) throw conflict('FILE_GONE', 'The file is no longer kept. Please choose it again.');
    await withUploadFolder(async (folder) => {
      const path = join(folder, newId());
      await writeFile(path, kept.content, { mode: 0o600 });
      const file = new UploadedFile(path, fileName, kept.content.length);
      const input = { eventId, file, dryRun, partial, sendInvites };
      const map = columns.map(({ field }) => field);
      const plan = { id, eventId, kind, input, maxRows: MAX_ROWS, map, signal };
      const startedBy = viewerOf(ctx).userId;
      const added = { id, eventId, startedBy, kind, fileName, dryRun, partial, serverId: queue.serverId };
      const failed = await runImportInTurn(ctx, { plan, place, added });
      if (failed) report(failed.error);
    });
  } catch (error) {
    report(error);
    await noteFailure(ctx, { id, serverId: queue.serverId }, error);
  } finally {
    queue.leave(place);
  }
}

async function importFieldsAt(ctx: RequestContext, eventId: string, kind: ImportKind) {
  return fieldsOf(kind, (await importTargets[kind].beside?.choices(ctx, eventId)) ?? []);
}

/** The columns with the fields that they are to fill; BAD_USER_INPUT where that cannot be. */
async function mapColumns(
  ctx: RequestContext,
  { eventId, kind, columns }: Import,
  changes: NonNullable<RunImportInput['columns']>,
): Promise<FileColumn[]> {
  const fields = await importFieldsAt(ctx, eventId, kind);
  const known = new Map(fields.map((field) => [keyOf(field), field]));
  const refuse = (message: string) => badInput([{ path: 'input.columns', message }]);
  // A group of interests may be gone since the file was looked at.
  const mapped = columns.map(({ title, samples, field }): FileColumn => ({
    title,
    samples,
    field: field !== null && known.has(field) ? field : null,
  }));
  for (const { index, field } of changes) {
    const column = mapped[index];
    if (!column) throw refuse('The file has no such column.');
    if (field && !known.has(field)) throw refuse('There is no such field.');
    column.field = field ?? null;
  }
  const filled = mapped.flatMap(({ field }) => field ?? []);
  const twice = filled.find((field, index) => filled.indexOf(field) !== index);
  if (twice) throw refuse(`Two columns fill “${known.get(twice)?.names[0]}”. Please leave one of them out.`);
  const missing = missingFields(fields, (field) => filled.includes(keyOf(field)));
  if (missing.length > 0)
    throw refuse(`Please say which columns are: ${missing.map(({ names }) => names[0]).join(', ')}.`);
  return mapped;
}
