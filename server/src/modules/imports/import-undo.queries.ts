import { column, columnsOf, selectList } from '../../core/db/columns';
import { composed, query, SOME_ID, type Query } from '../../core/db/query';
import { bound, identifier, join, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { attendeeColumnsOf } from '../attendees/index';
import { importTargets } from './import-target.queries';
import { ImportChangeEntity, ImportKind } from './import.entity';

/** Removes only attendees who have neither joined nor applied, companies without members, and sessions that are in no agenda and have no rating. */
const removable: Record<ImportKind, Sql> = {
  [ImportKind.ATTENDEES]: sql`t.status = 'INVITED' AND t.application IS NULL`,
  [ImportKind.COMPANIES]: sql`NOT EXISTS (SELECT 1 FROM attendees a WHERE a.company_id = t.id)
    AND NOT EXISTS (SELECT 1 FROM pods p WHERE p.company_id = t.id)`,
  [ImportKind.ACTIVITIES]: sql`NOT EXISTS (SELECT 1 FROM agenda_entries g WHERE g.activity_id = t.id)
    AND NOT EXISTS (SELECT 1 FROM session_ratings s WHERE s.activity_id = t.id)`,
  [ImportKind.MEETING_WISHES]: sql`true`,
  [ImportKind.MEETING_TARGETS]: sql`true`,
};

/** Whether a row `t` is unchanged since the import. */
const unchangedSince = (importId: Sql): Sql =>
  sql`t.updated_at = (SELECT committed_at FROM imports WHERE id = ${importId})`;

/** Whether an import `i` can be taken back: for a week, since what it notes for that are personal values. */
export const isUndoable = (i: Sql): Sql =>
  sql`${i}.status = 'COMMITTED' AND ${i}.committed_at > now() - interval '7 days'`;

/** Locks an import until the transaction ends, and says whether it can be taken back. */
export const lockUndoable = statement('imports.lockUndoable', {
  params: { id: 'uuid' },
  row: { undoable: column('bool?', isUndoable(sql`i`)) },
  text: (p, columns) => sql`SELECT ${columns} FROM imports i WHERE i.id = ${p.id} FOR UPDATE`,
});

/** Notes that an import was taken back, and what that did. */
export const setUndone = statement('imports.setUndone', {
  params: { id: 'uuid', counts: 'jsonb' },
  text: (p) => sql`
    UPDATE imports SET status = 'UNDONE', undo = ${p.counts}, updated_at = now() WHERE id = ${p.id}`,
});

const ofKind = <Row>(name: string, build: (importId: Sql, kind: ImportKind) => Query<Row>) =>
  composed(
    `imports.${name}`,
    (importId: string, kind: ImportKind) => build(bound('uuid', importId), kind),
    () => Object.values(ImportKind).map((kind): [string, ImportKind] => [SOME_ID, kind]),
  );

/** The effects of undoing an import now. */
export const undoCountsOf = ofKind('undoCountsOf', (importId, kind) => {
  const unchanged = unchangedSince(importId);
  return query(
    { removed: 'int4', restored: 'int4', kept: 'int4' },
    sql`WITH counted AS (
          SELECT count(*)::int AS "all",
            count(*) FILTER (WHERE c.before IS NULL AND ${unchanged} AND ${removable[kind]})::int AS removed,
            count(*) FILTER (WHERE c.before IS NOT NULL AND ${unchanged})::int AS restored
          FROM import_changes c LEFT JOIN ${importTargets[kind].table} t ON t.id = c.subject_id WHERE c.import_id = ${importId})
        SELECT removed, restored, "all" - removed - restored AS kept FROM counted`,
  );
});

/** Restores the rows that an import changed and that are unchanged since, and returns their ids. */
export const restoreChanged = ofKind('restoreChanged', (importId, kind) => {
  const { table, changes } = importTargets[kind];
  const columns = join(changes.map(identifier));
  // A column that an older import did not know yet keeps its value.
  return query(
    columnsOf(ImportChangeEntity, sql`c`, 'subjectId'),
    sql`UPDATE ${table} t SET (${columns}) = (SELECT ${columns} FROM jsonb_populate_record(t, c.before)), updated_at = now()
        FROM import_changes c WHERE c.import_id = ${importId} AND c.before IS NOT NULL AND c.subject_id = t.id AND ${unchangedSince(importId)}
        RETURNING c.subject_id AS "subjectId"`,
  );
});

const noUser = { userId: column('uuid?', sql`NULL::uuid`) };

/** Removes the rows that an import added and that are unchanged and unused since; with the users of attendees. */
export const removeAdded = ofKind('removeAdded', (importId, kind) => {
  const columns = kind === ImportKind.ATTENDEES ? attendeeColumnsOf(sql`t`, 'userId') : noUser;
  return query(
    columns,
    sql`DELETE FROM ${importTargets[kind].table} t USING import_changes c
        WHERE c.import_id = ${importId} AND c.before IS NULL AND c.subject_id = t.id AND ${unchangedSince(importId)} AND ${removable[kind]}
        RETURNING ${selectList(columns)}`,
  );
});

/** When an import was committed, as text that loses nothing of the precision. */
export const committedAtOf = statement('imports.committedAt', {
  params: { importId: 'uuid' },
  row: { committedAt: column('text', sql`committed_at::text`) },
  text: (p, columns) => sql`SELECT ${columns} FROM imports WHERE id = ${p.importId}`,
});

/** How many rows an import added or changed. */
export const countChanges = statement('imports.countChanges', {
  params: { importId: 'uuid' },
  row: { count: column('int4', sql`count(*)::int`) },
  text: (p, columns) => sql`SELECT ${columns} FROM import_changes WHERE import_id = ${p.importId}`,
});
