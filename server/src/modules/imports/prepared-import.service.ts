import { readFile } from 'node:fs/promises';
import { truncated } from '../../core/storable-text';
import { viewerOf } from '../../core/request/authorization';
import type { RequestContext, Runtime } from '../../core/request/context';
import { defineState } from '../../core/request/state';
import { AppError, badInput } from '../../core/errors';
import { parseId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import { defineJob } from '../../core/jobs/jobs';
import { requireEventAccess } from '../event-access/index';
import { keyOf, missingFields } from './import-columns';
import { fieldsOf } from './import-fields';
import {
  dropAbandonedImports,
  dropOldChanges,
  dropOldCorrections,
  dropExpiredFiles,
  dropOldestFilesOf,
  dropOldFaultyRows,
  dropOldSamples,
  keepImportFile,
} from './import-file.queries';
import { importQueue } from './import-queue';
import { readInThread } from './import-reader';
import { fileGone, notReady, runInTurn, withKeptFile, type ImportPlan } from './import-run.service';
import { choicesOf } from './import-target.queries';
import { ImportKind } from './import.entity';
import {
  addPreparedImport,
  queuePreparedImport,
  removeUncommittedImport,
  rereadPreparedImport,
} from './import.queries';
import { getImport, MAX_ROWS } from './import.service';
import type { Import, ImportColumn, ImportField } from './import.types';
import { correctedCellsFor } from './corrected-cells.service';
import { correctionsFor } from './unknown-values.service';
import type {
  DiscardImportInput,
  PrepareImportInput,
  ReadImportFileInput,
  RunImportInput,
} from './prepared-import.types';

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
  const fields = fieldsOf(kind, await choicesOf(ctx, eventId, kind));
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
    const groups = await choicesOf(ctx, eventId, kind);
    const request = { path: file.path, kind, groups, maxRows: MAX_ROWS };
    const { addresses, ...found } = await readInThread('scan', request, { signal });
    const content = await readFile(file.path);
    const fileName = truncated(file.name, 200);
    const added = { id: importId, eventId, startedBy: userId, kind, fileName, ...found };
    await inTransaction(ctx, async (inner) => {
      await dropOldestFilesOf(inner, { userId });
      await addPreparedImport(inner, added);
      await keepImportFile(inner, { importId, content, addresses });
    });
  } finally {
    queue.leave(place);
  }
  return getImport(ctx, importId);
}

/** Looks at the kept file of an import again, in another encoding or at another sheet. */
export async function readImportFile(
  ctx: RequestContext,
  { importId, encoding, sheet }: ReadImportFileInput,
): Promise<Import> {
  const { id, eventId, kind, source } = await getImport(ctx, importId);
  const queue = importQueue(ctx.runtime);
  const { signal } = importState(ctx.runtime).stopping;
  const place = queue.join(viewerOf(ctx).userId);
  try {
    await queue.turn(place, ctx.runtime.database.db, signal);
    const groups = await choicesOf(ctx, eventId, kind);
    const choice = { encoding: encoding ?? source?.encoding ?? null, sheet: sheet ?? source?.sheet ?? null };
    await withKeptFile(ctx, id, async (path) => {
      const request = { path, choice, kind, groups, maxRows: MAX_ROWS };
      const found = await readInThread('scan', request, { signal });
      if (!(await firstOf(inTransaction(ctx, (inner) => rereadPreparedImport(inner, { id, ...found })))))
        throw notReady();
    });
  } finally {
    queue.leave(place);
  }
  return getImport(ctx, id);
}

/** Starts a prepared import, dry or not; it runs on after the answer. */
export async function runPreparedImport(
  ctx: RequestContext,
  { importId, columns: changes, corrections: wanted, cells, ...input }: RunImportInput,
): Promise<Import> {
  const found = await getImport(ctx, importId);
  const { id, eventId, kind, fileName, source } = found;
  if (source && source.encodings.length > 0 && !source.encoding)
    throw badInput([
      {
        path: 'input.importId',
        message: 'Please choose the encoding of this file first, so that its names are right.',
      },
    ]);
  const columns = await mapColumns(ctx, found, changes ?? []);
  const corrections = await correctionsFor(ctx, found, wanted);
  const file = await correctedCellsFor(ctx, found, columns, cells);
  const { userId } = viewerOf(ctx);
  const queue = importQueue(ctx.runtime);
  const { running, stopping } = importState(ctx.runtime);
  const place = queue.join(userId, id);
  const plan: ImportPlan = {
    id,
    eventId,
    startedBy: userId,
    kind,
    fileName,
    dryRun: input.dryRun ?? false,
    partial: input.partial ?? false,
    sendInvites: kind === ImportKind.ATTENDEES && (input.sendInvites ?? false),
    serverId: queue.serverId,
    map: columns.map(({ field }) => field),
    corrections,
    ...(source && { choice: source }),
    maxRows: MAX_ROWS,
    signal: stopping.signal,
  };
  try {
    if (
      !(await firstOf(
        inTransaction(ctx, (inner) =>
          queuePreparedImport(inner, { ...plan, ...file, columns, corrections, source }),
        ),
      ))
    )
      throw found.fileKeptUntil ? notReady() : fileGone();
  } catch (error) {
    queue.leave(place);
    throw error;
  }
  const { db, entities } = ctx.runtime.database;
  // A failure becomes the import's outcome; only unexpected errors count as errors of the server.
  const work = runInTurn(ctx.inside(db, entities), plan, place)
    .catch((error: unknown) => {
      if (!(error instanceof AppError)) ctx.log.event('import.failed', { err: error, importId: id });
    })
    .finally(() => {
      queue.leave(place);
      running.delete(work);
    });
  running.add(work);
  return getImport(ctx, id);
}

/** Removes an import that was not committed, and its file. */
export async function discardImport(ctx: RequestContext, { importId }: DiscardImportInput): Promise<Import> {
  const found = await getImport(ctx, importId);
  if (!(await firstOf(inTransaction(ctx, (inner) => removeUncommittedImport(inner, { id: found.id })))))
    throw notReady();
  return found;
}

export const TIDY_IMPORTS = defineJob('imports.tidy', { cron: '*/10 * * * *', isHousekeeping: true });

/** Drops what was kept for its time, files and faulty rows above all. */
export async function dropExpiredImportData(ctx: RequestContext): Promise<void> {
  await dropExpiredFiles(ctx, {});
  await dropAbandonedImports(ctx, {});
  await dropOldFaultyRows(ctx, {});
  await dropOldSamples(ctx, {});
  await dropOldCorrections(ctx, {});
  await dropOldChanges(ctx, {});
}

/** Stops what runs: these imports have failed, and can be run again. */
export async function stopPreparedImports(runtime: Runtime): Promise<void> {
  const { running, stopping } = importState(runtime);
  stopping.abort(new AppError('SERVICE_UNAVAILABLE', STOPPED));
  await Promise.allSettled(running);
}

/** The columns with the fields that they are to fill; BAD_USER_INPUT where that cannot be. */
async function mapColumns(
  ctx: RequestContext,
  { eventId, kind, columns }: Import,
  changes: NonNullable<RunImportInput['columns']>,
): Promise<ImportColumn[]> {
  const fields = fieldsOf(kind, await choicesOf(ctx, eventId, kind));
  const known = new Map(fields.map((field) => [keyOf(field), field]));
  const refuse = (message: string) => badInput([{ path: 'input.columns', message }]);
  // A group of interests may be gone since the file was looked at.
  const mapped = columns.map(({ title, samples, field }): ImportColumn => ({
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
  const twice = filled.find((field, index) => !known.get(field)?.merge && filled.indexOf(field) !== index);
  if (twice) throw refuse(`Two columns fill “${known.get(twice)?.names[0]}”. Please leave one of them out.`);
  const missing = missingFields(fields, (field) => filled.includes(keyOf(field)));
  if (missing.length > 0)
    throw refuse(`Please say which columns are: ${missing.map(({ names }) => names[0]).join(', ')}.`);
  return mapped;
}
