import { sql, type Db } from '../../core/db/database';
import { statement } from '../../core/db/statement';
import { importTargets } from './import-target.queries';
import { ImportKind } from './import.entity';

/** How many rows taking an import back removes, restores, and leaves as they are. */
export interface UndoCounts {
  removed: number;
  restored: number;
  kept: number;
}

/** Of attendees only those go who have not joined; of companies those that nobody belongs to. */
const removable: Record<ImportKind, string> = {
  [ImportKind.ATTENDEES]: `t.status = 'INVITED'`,
  [ImportKind.COMPANIES]: `NOT EXISTS (SELECT 1 FROM attendees a WHERE a.company_id = t.id)
    AND NOT EXISTS (SELECT 1 FROM pods p WHERE p.company_id = t.id)`,
};

/** As SQL that nobody has changed a row `t` since the import `$1`. */
const UNCHANGED = `t.updated_at = (SELECT committed_at FROM imports WHERE id = $1)`;

/** As SQL whether an import `i` can be taken back: for a week, since what it notes for that are personal values. */
export const isUndoable = (i: string): string =>
  `${i}.status = 'COMMITTED' AND ${i}.committed_at > now() - interval '7 days'`;

/** Locks an import that can be taken back until the transaction ends; false where it cannot be. */
export const lockUndoable = async (on: Db, id: string): Promise<boolean> => {
  const [row] = await on.rows<{ undoable: boolean }>({
    text: `SELECT ${isUndoable('i')} AS undoable FROM imports i WHERE i.id = $1 FOR UPDATE`,
    values: [id],
  });
  return row?.undoable ?? false;
};

/** Notes that an import was taken back, and what that did. */
export const setUndone = async (on: Db, id: string, counts: UndoCounts): Promise<void> => {
  await on.rows(
    sql`UPDATE imports SET status = 'UNDONE', undo = ${JSON.stringify(counts)}::jsonb, updated_at = now() WHERE id = ${id}`,
  );
};

/** What taking an import back would do now. */
export const undoCountsOf = async (
  on: Db,
  importId: string,
  kind: ImportKind,
): Promise<UndoCounts | undefined> => {
  const [counts] = await on.rows<UndoCounts & Record<string, unknown>>({
    text: `WITH counted AS (
             SELECT count(*)::int AS "all",
               count(*) FILTER (WHERE c.before IS NULL AND ${UNCHANGED} AND ${removable[kind]})::int AS removed,
               count(*) FILTER (WHERE c.before IS NOT NULL AND ${UNCHANGED})::int AS restored
             FROM import_changes c LEFT JOIN ${importTargets[kind].table} t ON t.id = c.subject_id WHERE c.import_id = $1)
           SELECT removed, restored, "all" - removed - restored AS kept FROM counted`,
    values: [importId],
  });
  return counts;
};

/** Gives the rows that an import changed, and nobody since, their old values, and returns their ids. */
export const restoreChanged = async (on: Db, importId: string, kind: ImportKind): Promise<string[]> => {
  const { table, changes } = importTargets[kind];
  const columns = changes.join(', ');
  // A column that an older import did not know yet keeps its value.
  const rows = await on.rows<{ id: string }>({
    text: `UPDATE ${table} t SET (${columns}) = (SELECT ${columns} FROM jsonb_populate_record(t, c.before)), updated_at = now()
           FROM import_changes c WHERE c.import_id = $1 AND c.before IS NOT NULL AND c.subject_id = t.id AND ${UNCHANGED}
           RETURNING t.id`,
    values: [importId],
  });
  return rows.map(({ id }) => id);
};

/** Removes the rows that an import added and nobody has changed or needs since; with the users of attendees. */
export const removeAdded = (
  on: Db,
  importId: string,
  kind: ImportKind,
): Promise<{ userId: string | null }[]> =>
  on.rows<{ userId: string | null }>({
    text: `DELETE FROM ${importTargets[kind].table} t USING import_changes c
           WHERE c.import_id = $1 AND c.before IS NULL AND c.subject_id = t.id AND ${UNCHANGED} AND ${removable[kind]}
           RETURNING ${kind === ImportKind.ATTENDEES ? 't.user_id' : 'NULL::uuid'} AS "userId"`,
    values: [importId],
  });

/** When an import was committed, as text that loses nothing of the precision. */
export const committedAtOf = statement('imports.committedAt', {
  params: { importId: 'uuid' },
  row: { committedAt: 'text' },
  text: (p) => `SELECT committed_at::text AS "committedAt" FROM imports WHERE id = ${p.importId}`,
});

/** How many rows an import added or changed. */
export const countChanges = async (on: Db, importId: string): Promise<number> => {
  const [row] = await on.rows<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM import_changes WHERE import_id = ${importId}`,
  );
  return row?.count ?? 0;
};
