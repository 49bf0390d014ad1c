import { recordChange } from '../../core/audit';
import type { RequestContext } from '../../core/context';
import { sql } from '../../core/database';
import { conflict } from '../../core/errors';
import { inTransaction } from '../../core/transaction';
import { ImportKind, ImportStatus } from './import.entity';
import type { UndoImportPayload } from './import.payloads';
import type { ImportService } from './import.service';
import { importTargets } from './import-target';
import type { UndoImportInput } from './import.types';

type Taken = Omit<UndoImportPayload, 'import'>;

/** Of attendees only those go who have not joined; of companies those that nobody belongs to. */
const removable: Record<ImportKind, string> = {
  [ImportKind.ATTENDEES]: `t.status = 'INVITED'`,
  [ImportKind.COMPANIES]: `NOT EXISTS (SELECT 1 FROM attendees a WHERE a.company_id = t.id)
    AND NOT EXISTS (SELECT 1 FROM pods p WHERE p.company_id = t.id)`,
};

/** Taking a whole import back. */
export class ImportUndoService {
  constructor(private readonly imports: ImportService) {}

  /** Removes what it made and restores what it changed, unless that was changed since. */
  async undo(ctx: RequestContext, { importId }: UndoImportInput): Promise<UndoImportPayload> {
    const found = await this.imports.get(ctx, importId);
    const taken = await inTransaction(ctx, async (inner) => {
      const [row] = await inner.sql.rows<{ status: ImportStatus }>(
        sql`SELECT status FROM imports WHERE id = ${found.id} FOR UPDATE`,
      );
      if (row?.status !== ImportStatus.COMMITTED)
        throw conflict('NOT_COMMITTED', 'There is nothing of this import that could be taken back.');
      const result = await this.takeBack(inner, found.id, found.kind);
      await inner.sql.rows(
        sql`UPDATE imports SET status = 'UNDONE', undo = ${JSON.stringify(result)}::jsonb, updated_at = now() WHERE id = ${found.id}`,
      );
      await recordChange(inner, {
        action: `${importTargets[found.kind].action}.undo`,
        eventId: found.eventId,
        subjectId: found.id,
        subjectName: found.fileName,
        after: result,
      });
      return result;
    });
    return { import: await this.imports.get(ctx, found.id), ...taken };
  }

  /** What it would do now. */
  async preview(ctx: RequestContext, importId: string): Promise<Taken> {
    const { id, kind, committed } = await this.imports.get(ctx, importId);
    if (!committed) return { removed: 0, restored: 0, kept: 0 };
    const unchanged = `t.updated_at = (SELECT committed_at FROM imports WHERE id = $1)`;
    const [counts] = await ctx.sql.rows<Taken & Record<string, unknown>>({
      text: `WITH counted AS (
               SELECT count(*)::int AS "all",
                 count(*) FILTER (WHERE c.before IS NULL AND ${unchanged} AND ${removable[kind]})::int AS removed,
                 count(*) FILTER (WHERE c.before IS NOT NULL AND ${unchanged})::int AS restored
               FROM import_changes c LEFT JOIN ${importTargets[kind].table} t ON t.id = c.subject_id WHERE c.import_id = $1)
             SELECT removed, restored, "all" - removed - restored AS kept FROM counted`,
      values: [id],
    });
    return counts ?? { removed: 0, restored: 0, kept: 0 };
  }

  private async takeBack(ctx: RequestContext, importId: string, kind: ImportKind): Promise<Taken> {
    const { table, changes, beside } = importTargets[kind];
    const version = `(SELECT committed_at FROM imports WHERE id = $1)`;
    const columns = changes.join(', ');
    // What an older import did not know yet stays as it is.
    const restored = await ctx.sql.rows<{ id: string }>({
      text: `UPDATE ${table} t SET (${columns}) = (SELECT ${columns} FROM jsonb_populate_record(t, c.before)), updated_at = now()
             FROM import_changes c WHERE c.import_id = $1 AND c.before IS NOT NULL AND c.subject_id = t.id AND t.updated_at = ${version}
             RETURNING t.id`,
      values: [importId],
    });
    await beside?.restore(
      ctx,
      importId,
      restored.map(({ id }) => id),
    );
    const removed = await ctx.sql.rows<{ userId: string | null }>({
      text: `DELETE FROM ${table} t USING import_changes c
             WHERE c.import_id = $1 AND c.before IS NULL AND c.subject_id = t.id AND t.updated_at = ${version} AND ${removable[kind]}
             RETURNING ${kind === ImportKind.ATTENDEES ? 't.user_id' : 'NULL::uuid'} AS "userId"`,
      values: [importId],
    });
    await this.forgetUsers(ctx, importId, removed);
    const [all] = await ctx.sql.rows<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM import_changes WHERE import_id = ${importId}`,
    );
    const kept = (all?.count ?? 0) - removed.length - restored.length;
    return { removed: removed.length, restored: restored.length, kept };
  }

  /** Users whom the import made go with their attendee, unless somebody else needs them. */
  private async forgetUsers(
    ctx: RequestContext,
    importId: string,
    removed: readonly { userId: string | null }[],
  ): Promise<void> {
    await ctx.sql.rows(sql`
      DELETE FROM users u WHERE u.id = ANY(${removed.flatMap(({ userId }) => userId ?? [])}::uuid[])
        AND u.password_hash IS NULL AND u.role = 'ATTENDEE' AND u.last_login_at IS NULL
        AND u.created_at = (SELECT committed_at FROM imports WHERE id = ${importId})
        AND NOT EXISTS (SELECT 1 FROM attendees a WHERE a.user_id = u.id)`);
  }
}
