import { recordChange } from '../../core/audit/change-log';
import type { RequestContext } from '../../core/request/context';
import { conflict } from '../../core/errors';
import { onlyRow, firstOf } from '../../core/db/statement';
import { inTransaction } from '../../core/request/transaction';
import type { UndoImportPayload } from './import.payloads';
import { getImport } from './import.service';
import { importTargets } from './import-target.queries';
import { deleteUnusedTerms } from '../events/index';
import { deleteUnusedUsers } from '../users/index';
import type { ImportRow } from './import-status.queries';
import {
  committedAtOf,
  countChanges,
  lockUndoable,
  removeAdded,
  restoreChanged,
  setUndone,
  undoCountsOf,
} from './import-undo.queries';
import type { ImportUndo, UndoImportInput } from './import.types';

const allRemoved = (removed: number): ImportUndo => ({ removed, restored: 0, kept: 0 });

/** Removes what it made and restores what it changed, unless that was changed since. */
export async function undoImport(
  ctx: RequestContext,
  { importId }: UndoImportInput,
): Promise<UndoImportPayload> {
  const found = await getImport(ctx, importId);
  const { removed, restored, kept } = await inTransaction(ctx, async (inner) => {
    if (!(await firstOf(lockUndoable(inner, { id: found.id })))?.undoable)
      throw conflict('NOT_COMMITTED', "This import can't be undone.");
    const result = await revertImport(inner, found);
    await setUndone(inner, { id: found.id, counts: result });
    await recordChange(inner, {
      action: `${importTargets[found.kind].action}.undo`,
      eventId: found.eventId,
      subjectId: found.id,
      subjectName: found.fileName,
      after: result,
    });
    return result;
  });
  return { import: await getImport(ctx, found.id), removed, restored, kept };
}

/** The effect of an undo now. */
export async function previewImportUndo(ctx: RequestContext, importId: string): Promise<ImportUndo> {
  const { id, kind, committed, created } = await getImport(ctx, importId);
  if (!committed) return allRemoved(0);
  if (importTargets[kind].isPrivate) return allRemoved(created);
  return onlyRow(ctx.db, undoCountsOf(id, kind));
}

async function revertImport(
  ctx: RequestContext,
  { id: importId, kind, eventId, corrections, created }: ImportRow,
): Promise<ImportUndo> {
  const ids = corrections.flatMap(({ termId }) => termId ?? []);
  // As an import does: the event first, then its people.
  await importTargets[kind].lock?.(ctx, eventId, ids.length > 0);
  await importTargets[kind].notify?.(ctx, importId, { isUndone: true });
  const restored = await ctx.db.rows(restoreChanged(importId, kind));
  const restoredIds = restored.map(({ subjectId }) => subjectId);
  for (const { restore } of importTargets[kind].beside) await restore(ctx, importId, restoredIds);
  const removed = await ctx.db.rows(removeAdded(importId, kind));
  const userIds = removed.flatMap(({ userId }) => userId ?? []);
  // Users that the import created are deleted with their attendee, unless other data need them.
  const committed = await firstOf(committedAtOf(ctx, { importId }));
  if (committed) await deleteUnusedUsers(ctx, { userIds, madeAt: committed.committedAt });
  await deleteUnusedTerms(ctx, { ids });
  if (importTargets[kind].isPrivate) return allRemoved(created);
  const changes = await firstOf(countChanges(ctx, { importId }));
  const kept = (changes?.count ?? 0) - removed.length - restored.length;
  return { removed: removed.length, restored: restored.length, kept };
}
