import { recordChange } from '../../core/audit/change-log';
import type { RequestContext } from '../../core/context';
import { conflict } from '../../core/errors';
import { inTransaction } from '../../core/db/transaction';
import type { ImportKind } from './import.entity';
import type { UndoImportPayload } from './import.payloads';
import { getImport } from './import.service';
import { importTargets } from './import-target.queries';
import { firstOf } from '../../core/db/statement';
import { deleteUnusedUsers } from '../users/index';
import {
  committedAtOf,
  countChanges,
  lockUndoable,
  removeAdded,
  restoreChanged,
  setUndone,
  undoCountsOf,
  type UndoCounts,
} from './import-undo.queries';
import type { UndoImportInput } from './import.types';

const NOTHING: UndoCounts = { removed: 0, restored: 0, kept: 0 };

/** Removes what it made and restores what it changed, unless that was changed since. */
export async function undoImport(
  ctx: RequestContext,
  { importId }: UndoImportInput,
): Promise<UndoImportPayload> {
  const found = await getImport(ctx, importId);
  const taken = await inTransaction(ctx, async (inner) => {
    if (!(await lockUndoable(inner.db, found.id)))
      throw conflict('NOT_COMMITTED', "This import can't be undone.");
    const result = await revertImport(inner, found.id, found.kind);
    await setUndone(inner.db, found.id, result);
    await recordChange(inner, {
      action: `${importTargets[found.kind].action}.undo`,
      eventId: found.eventId,
      subjectId: found.id,
      subjectName: found.fileName,
      after: result,
    });
    return result;
  });
  return { import: await getImport(ctx, found.id), ...taken };
}

/** The effect of an undo now. */
export async function previewImportUndo(ctx: RequestContext, importId: string): Promise<UndoCounts> {
  const { id, kind, committed } = await getImport(ctx, importId);
  if (!committed) return NOTHING;
  return (await undoCountsOf(ctx.db, id, kind)) ?? NOTHING;
}

async function revertImport(ctx: RequestContext, importId: string, kind: ImportKind): Promise<UndoCounts> {
  const restoredIds = await restoreChanged(ctx.db, importId, kind);
  await importTargets[kind].beside?.restore(ctx, importId, restoredIds);
  const removed = await removeAdded(ctx.db, importId, kind);
  const userIds = removed.flatMap(({ userId }) => userId ?? []);
  // Users whom the import made are deleted with their attendee, unless other data need them.
  const committed = await firstOf(committedAtOf(ctx, { importId }));
  if (committed) await deleteUnusedUsers(ctx, { userIds, madeAt: committed.committedAt });
  const kept = (await countChanges(ctx.db, importId)) - removed.length - restoredIds.length;
  return { removed: removed.length, restored: restoredIds.length, kept };
}
