import { rm } from 'node:fs/promises';
import { recordChange } from '../../core/audit/change-log';
import type { RequestContext } from '../../core/context';
import { conflict } from '../../core/errors';
import { inTransaction } from '../../core/db/transaction';
import { SEND_INVITATIONS } from '../invitations/index';
import type { ColumnMap } from './import-columns';
import { keepFaultyRows } from './faulty-row-store';
import { readInThread } from './import-reader';
import { ImportProgress } from './import-progress';
import { fieldsOf } from './import-row-fields';
import { stage } from './import-staging';
import { importTargets } from './import-target.queries';
import { applyRows, refuseRows, type Counts } from './import-upsert';
import { ImportKind, ImportPhase, ImportStatus } from './import.entity';
import { dropImportFile } from './import-file.queries';
import { finishImport, setPhase, setReadRows, type ImportOutcome } from './import.queries';
import type { ImportInput } from './import.types';
import type { ImportGroup } from './interest-columns';
import { RowErrors } from './row-errors';
import type { ReadResult } from './row-reader';

/** This many errors are stored with an import. */
const MAX_ERRORS = 1_000;
/** An event's interests rarely change while a file is being read. */
const MAX_READINGS = 3;

/** One import on its way. */
export interface ImportPlan {
  id: string;
  eventId: string;
  kind: ImportKind;
  input: ImportInput;
  maxRows: number;
  /** Which field each column fills, if the user chose; then its faulty rows are kept, and its file until it is committed. */
  map?: ColumnMap;
  /** Aborts when the sender has disconnected, or the server stops. */
  signal: AbortSignal;
}

/** The rows that were read, and the event's choices that they were checked against. */
interface Reading extends ReadResult {
  stagedPath: string;
  groups: readonly ImportGroup[];
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

/** Reads in a thread without a transaction, so that others see the progress; then writes in one transaction. */
export async function runImport(ctx: RequestContext, plan: ImportPlan): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await readAndWriteFile(ctx, plan);
    } catch (error) {
      if (!(error instanceof ChoicesChanged)) throw error;
      if (tries >= MAX_READINGS)
        throw conflict(
          'INTERESTS_CHANGED',
          'The interests of this event are being edited. Please try again.',
        );
    }
  }
}

async function readAndWriteFile(ctx: RequestContext, plan: ImportPlan): Promise<void> {
  const stagedPath = `${plan.input.file.path}.rows`;
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

async function readFile(ctx: RequestContext, plan: ImportPlan, stagedPath: string): Promise<Reading> {
  const { id, eventId, kind, input, map, maxRows, signal } = plan;
  const groups = (await importTargets[kind].beside?.choices(ctx, eventId)) ?? [];
  const progress = new ImportProgress((rows) => setReadRows(ctx, { id, rows }));
  const request = { path: input.file.path, stagedPath, kind, groups, map: map ?? null, maxRows };
  const onProgress = (rows: number) => progress.note(rows);
  const result = await readInThread('rows', request, { signal, onProgress });
  await progress.settled();
  return { ...result, stagedPath, groups };
}

async function writeRows(ctx: RequestContext, plan: ImportPlan, reading: Reading): Promise<void> {
  const { id, eventId, kind, input, signal } = plan;
  const target = importTargets[kind];
  await target.beside?.lock(ctx, eventId);
  const groups = (await target.beside?.choices(ctx, eventId)) ?? [];
  if (JSON.stringify(groups) !== JSON.stringify(reading.groups)) throw new ChoicesChanged();
  const { stagedPath: path, columns } = reading;
  await stage(ctx, { path, columns, fields: fieldsOf(kind, groups) });
  const errors = RowErrors.from(reading.errors);
  const sendInvites = input.sendInvites ?? false;
  const beside = columns.includes(target.beside?.column ?? '') ? target.beside : undefined;
  const applied = { target, importId: id, eventId, sendInvites, beside };
  await refuseRows(ctx, applied, errors);
  const counts = await applyRows(ctx, applied);
  // The sender no longer learns what became of the file, so that nothing is kept of it.
  signal.throwIfAborted();
  const outcome = outcomeOf(input, reading, errors, counts);
  if (outcome.status !== ImportStatus.COMMITTED) throw new RolledBack(outcome, errors, groups);
  if (sendInvites && counts.created > 0 && kind === ImportKind.ATTENDEES)
    await ctx.jobs.add(SEND_INVITATIONS, { eventId });
  await recordImport(ctx, plan, counts);
  await keepFaultyRows(ctx, plan, groups, errors);
  await dropImportFile(ctx, { importId: id });
  await finishImport(ctx, { id, ...outcome });
}

async function recordImport(
  ctx: RequestContext,
  plan: ImportPlan,
  { created, updated }: Counts,
): Promise<void> {
  if (created + updated === 0) return;
  await recordChange(ctx, {
    action: importTargets[plan.kind].action,
    eventId: plan.eventId,
    subjectId: plan.id,
    subjectName: plan.input.file.name,
    after: { created, updated },
  });
}

const outcomeOf = (
  { dryRun, partial }: ImportInput,
  { rows, ignored }: ReadResult,
  errors: RowErrors,
  counts: Counts,
): ImportOutcome => {
  const refused = errors.rows.size > 0 && !partial;
  const done = dryRun ? ImportStatus.CHECKED : ImportStatus.COMMITTED;
  return {
    ...(refused ? { created: 0, updated: 0, unchanged: 0 } : counts),
    status: refused ? ImportStatus.REFUSED : done,
    rows,
    faulty: errors.rows.size,
    errors: errors.reported.toSorted((one, other) => one.row - other.row).slice(0, MAX_ERRORS),
    ignoredColumns: ignored,
  };
};
