import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordChange } from '../../core/audit/change-log';
import type { RequestContext } from '../../core/request/context';
import { newId } from '../../core/db/ids';
import { firstOf } from '../../core/db/statement';
import { inTransaction, withConnection } from '../../core/request/transaction';
import { fromDatabaseError } from '../../core/db/database-errors';
import { AppError, conflict } from '../../core/errors';
import type { TableChoice } from '../../core/files/table-reader';
import { withUploadFolder } from '../../core/files/upload-folders';
import { SEND_INVITATIONS } from '../invitations/index';
import type { ColumnMap } from './import-columns';
import type { Correction } from './import-corrections';
import { fieldsOf, type ImportGroup } from './import-fields';
import { dropImportFile, keptFile } from './import-file.queries';
import { ImportProgress } from './import-progress';
import { importQueue, type QueuePlace } from './import-queue';
import { readInThread } from './import-reader';
import { doubtfulRows } from './import-rows.queries';
import { applyRows, keepFaultyRows, refuseRows, stageRows, type Counts } from './import-rows.service';
import { holdImport, releaseImport } from './import-status.queries';
import { choicesOf, importTargets } from './import-target.queries';
import { ImportKind, ImportPhase, ImportStatus, type CorrectedCell } from './import.entity';
import {
  finishImport,
  setFailure,
  setPhase,
  setReadRows,
  startImport,
  type ImportOutcome,
  type NewImport,
} from './import.queries';
import { RowErrors } from './row-errors';
import type { ReadResult } from './row-reader';

/** This many errors and warnings are stored with an import. */
const MAX_ERRORS = 1_000;
/** The choices of an event rarely change while a file is being read. */
const MAX_READINGS = 3;
const OUR_FAULT = 'Something went wrong on our side. Please try again.';

/** One import on its way. */
export interface ImportPlan extends NewImport {
  sendInvites: boolean;
  /** Where its file is, if it came with the request; otherwise the kept one is read. */
  path?: string;
  /** Which field each column fills, if the user chose; then its faulty rows are kept, and its file until it is committed. */
  map?: ColumnMap;
  choice?: TableChoice;
  corrections?: readonly Correction[];
  maxRows: number;
  /** Aborts when the sender has disconnected, or the server stops. */
  signal: AbortSignal;
}

/** An import whose file is on disk. */
export interface RunningImport extends ImportPlan {
  path: string;
  correctedCells?: readonly CorrectedCell[] | undefined;
}

/** The rows that were read, and the event's choices that they were checked against. */
interface Reading extends ReadResult {
  stagedPath: string;
  groups: readonly ImportGroup[];
}

interface Failed {
  error: unknown;
}

/** Ends a transaction that must not be kept, with its outcome. */
class RolledBack extends Error {
  constructor(
    readonly outcome: ImportOutcome,
    readonly errors: RowErrors,
    readonly groups: readonly ImportGroup[],
  ) {
    super('Nothing is kept');
  }
}

/** The choices of the event changed between reading the file and writing its rows. */
class ChoicesChanged extends Error {}

export const notReady = () => conflict('NOT_READY', 'This import is running, or is done.');
export const fileGone = () => conflict('FILE_GONE', 'The file is no longer kept. Please choose it again.');

/**
 * Runs an import that has its place, as soon as it is its turn; throws why it failed, which is noted then. A waiting import has no
 * connection, a running one has exactly one.
 */
export async function runInTurn(ctx: RequestContext, plan: ImportPlan, place: QueuePlace): Promise<void> {
  const { database } = ctx.runtime;
  const failed = await noteFailureOf(ctx, plan, ImportStatus.QUEUED, async () => {
    await importQueue(ctx.runtime).turn(place, database.db, plan.signal);
    return withConnection(ctx, (inner) =>
      whileHeld(inner, plan.id, async () => {
        if (!(await firstOf(startImport(inner, plan)))) throw notReady();
        // While the import is held, and once: others would mark it as lost, and by then it may run again.
        return noteFailureOf(inner, plan, ImportStatus.RUNNING, () => runImport(inner, plan));
      }),
    );
  });
  if (failed) throw failed.error;
}

/**
 * Notes why `work` of an import failed, and returns it. Nothing is noted where the import no longer has this status: it is over,
 * or was taken for lost and waits for another run.
 */
async function noteFailureOf(
  ctx: RequestContext,
  { id, serverId }: ImportPlan,
  status: ImportStatus,
  work: () => Promise<Failed | undefined>,
): Promise<Failed | undefined> {
  try {
    return await work();
  } catch (error) {
    const known = error instanceof AppError ? error : fromDatabaseError(error);
    const failure = known?.message ?? OUR_FAULT;
    await setFailure(ctx, { id, serverId, status, failure }).catch((lost: unknown) =>
      ctx.log.event('import.outcome-lost', { err: lost, importId: id }),
    );
    return { error };
  }
}

/** Shows others that the import is alive, for as long as this connection is and `work` takes. */
async function whileHeld<T>(inner: RequestContext, id: string, work: () => Promise<T>): Promise<T> {
  await holdImport(inner, { id });
  try {
    return await work();
  } finally {
    // A connection that is lost has lost its locks too.
    await releaseImport(inner, { id }).catch(() => undefined);
  }
}

async function runImport(ctx: RequestContext, plan: ImportPlan): Promise<undefined> {
  const withFile = (work: (path: string, correctedCells?: readonly CorrectedCell[]) => Promise<void>) =>
    plan.path === undefined ? withKeptFile(ctx, plan.id, work) : work(plan.path);
  await withFile(async (path, correctedCells) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await readAndWriteFile(ctx, { ...plan, path, correctedCells });
      } catch (error) {
        if (!(error instanceof ChoicesChanged)) throw error;
        if (tries >= MAX_READINGS)
          throw conflict('INTERESTS_CHANGED', 'This event is being edited. Please try again.');
      }
    }
  });
}

/** Runs work with a copy of the file that is kept of an import; CONFLICT (FILE_GONE) where none is. */
export async function withKeptFile(
  ctx: RequestContext,
  importId: string,
  work: (path: string, correctedCells: readonly CorrectedCell[]) => Promise<void>,
): Promise<void> {
  const kept = await firstOf(keptFile(ctx, { importId }));
  if (!kept) throw fileGone();
  return withUploadFolder(async (folder) => {
    const copy = join(folder, newId());
    await writeFile(copy, kept.content, { mode: 0o600 });
    await work(copy, kept.correctedCells);
  });
}

/** Reads in a thread without a transaction, so that others see the progress; then writes in one transaction. */
async function readAndWriteFile(ctx: RequestContext, plan: RunningImport): Promise<void> {
  const stagedPath = `${plan.path}.rows`;
  try {
    const reading = await readFile(ctx, plan, stagedPath);
    await setPhase(ctx, { id: plan.id, phase: ImportPhase.WRITING });
    await inTransaction(ctx, (inner) => writeRows(inner, plan, reading));
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
    await keepFaultyRows(ctx, plan, error.groups, error.errors);
    await finishImport(ctx, { id: plan.id, ...error.outcome });
  } finally {
    await rm(stagedPath, { force: true });
  }
}

async function readFile(ctx: RequestContext, plan: RunningImport, stagedPath: string): Promise<Reading> {
  const { id, eventId, kind, path, correctedCells, choice, corrections, map, maxRows, signal } = plan;
  const groups = await choicesOf(ctx, eventId, kind);
  const progress = new ImportProgress((rows) => setReadRows(ctx, { id, rows }));
  const request = { path, correctedCells, choice, stagedPath, kind, groups, corrections, map, maxRows };
  const onProgress = (rows: number) => progress.note(rows);
  const result = await readInThread('rows', request, { signal, onProgress });
  await progress.settled();
  return { ...result, stagedPath, groups };
}

async function writeRows(ctx: RequestContext, plan: RunningImport, reading: Reading): Promise<void> {
  const { id, eventId, kind, sendInvites, corrections = [], signal } = plan;
  const target = importTargets[kind];
  await target.lock?.(
    ctx,
    eventId,
    corrections.some(({ termId }) => termId),
  );
  const groups = await choicesOf(ctx, eventId, kind);
  if (JSON.stringify(groups) !== JSON.stringify(reading.groups)) throw new ChoicesChanged();
  const fields = fieldsOf(kind, groups);
  const errors = RowErrors.from(reading.errors);
  const beside = target.beside.filter(({ column }) => reading.columns.includes(column));
  const applied = { target, importId: id, eventId, sendInvites, beside };
  await stageRows(ctx, applied, reading, fields);
  await refuseRows(ctx, applied, fields, errors);
  const added = await target.add?.(ctx, eventId, groups, corrections);
  const warnings = target.warnings ? await ctx.db.rows(doubtfulRows(applied)) : [];
  const counts = await applyRows(ctx, applied);
  // The sender no longer learns what became of the file, so that nothing is kept of it.
  signal.throwIfAborted();
  const outcome = { ...outcomeOf(plan, reading, errors, counts), warnings: warnings.slice(0, MAX_ERRORS) };
  if (outcome.status !== ImportStatus.COMMITTED) throw new RolledBack(outcome, errors, groups);
  if (sendInvites && counts.created > 0 && kind === ImportKind.ATTENDEES)
    await ctx.jobs.add(SEND_INVITATIONS, { eventId });
  await target.notify?.(ctx, id, { isUndone: false });
  await recordImport(ctx, plan, counts, added ?? []);
  await keepFaultyRows(ctx, plan, groups, errors);
  await dropImportFile(ctx, { importId: id });
  await finishImport(ctx, { id, ...outcome });
}

async function recordImport(
  ctx: RequestContext,
  { id, eventId, kind, fileName }: ImportPlan,
  { created, updated }: Counts,
  addedInterests: readonly string[],
): Promise<void> {
  if (created + updated === 0) return;
  await recordChange(ctx, {
    action: importTargets[kind].action,
    eventId,
    subjectId: id,
    subjectName: fileName,
    after: { created, updated, ...(addedInterests.length > 0 && { addedInterests }) },
  });
}

const outcomeOf = (
  { dryRun, partial }: ImportPlan,
  { rows, ignored }: ReadResult,
  errors: RowErrors,
  counts: Counts,
): Omit<ImportOutcome, 'warnings'> => {
  const refused = errors.rows.size > 0 && !partial;
  const done = dryRun ? ImportStatus.CHECKED : ImportStatus.COMMITTED;
  return {
    ...(refused ? { created: 0, updated: 0, unchanged: 0 } : counts),
    status: refused ? ImportStatus.REFUSED : done,
    rows,
    faulty: errors.rows.size,
    errors: errors.reported
      .toSorted((one, other) => one.row - other.row)
      .slice(0, MAX_ERRORS)
      .map(({ row, column, message }) => ({ row, column, message })),
    ignoredColumns: ignored,
  };
};
