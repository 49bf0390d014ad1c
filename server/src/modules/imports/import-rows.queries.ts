import { column } from '../../core/db/columns';
import type { Db } from '../../core/db/database';
import { composed, query, SOME_ID, type Query } from '../../core/db/query';
import { bound, identifier, join, literal, or, sql, type Sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import type { ImportField } from './import-columns';
import { ANSWERS } from './answer-fields';
import { attendeeFields, companyFields, fieldsOf, GROUPS } from './import-fields';
import { targetFields, wishFields } from './meeting-fields';
import {
  importTargets,
  rowDiffers,
  takenValue,
  type Beside,
  type ImportTarget,
} from './import-target.queries';

/*
 * The rows of a file that is being imported stand in the temporary table `import_rows` of its transaction. Its columns are those
 * of the file, and its statements are made for them.
 */

const typeOf = (type: string): Sql =>
  type.endsWith('[]') ? sql`${identifier(type.slice(0, -2))}[]` : identifier(type);

/** Makes the table with the columns of these fields. */
export const createStagedRows = composed(
  'imports.createStagedRows',
  (fields: readonly ImportField[]) => {
    const types = new Map([
      // Statements name them whether the event has groups and fields or not.
      [GROUPS, typeOf('int8')],
      [ANSWERS, typeOf('jsonb')],
      ...fields.map(({ column: name, type = 'text' }) => [name, typeOf(type)] as const),
    ]);
    const columns = [...types].map(([name, type]) => sql`${identifier(name)} ${type}`);
    return query(
      {},
      sql`CREATE TEMP TABLE import_rows (
            line int NOT NULL, id uuid, other_id uuid, code text, match_id uuid, had jsonb, had_labels jsonb, had_groups bigint, sent_answers jsonb,
            starts_at timestamptz, ends_at timestamptz, attendee_id uuid, company_id uuid, group_id uuid, ${join(columns)}
          ) ON COMMIT DROP`,
    );
  },
  (): [readonly ImportField[]][] => [
    [attendeeFields],
    [companyFields],
    [fieldsOf('ACTIVITIES', [])],
    [wishFields],
    [targetFields],
  ],
);

/** Copies rows into these columns of the table. */
export const copyStagedRows = (columns: readonly string[]): Sql =>
  sql`COPY import_rows (line, id, other_id, code, ${join(columns.map(identifier))}) FROM STDIN`;

/** Has Postgres plan with what is in the table. */
export const analyzeStagedRows = statement('imports.analyzeStagedRows', {
  params: {},
  text: () => sql`ANALYZE import_rows`,
});

/** Takes rows out of the table. */
export const deleteStagedRows = statement('imports.deleteStagedRows', {
  params: { lines: 'int4[]' },
  text: (p) => sql`DELETE FROM import_rows WHERE line = ANY(${p.lines})`,
});

/** How many rows are staged. */
export const countStagedRows = statement('imports.countStagedRows', {
  params: {},
  row: { count: column('int4', sql`count(*)::int`) },
  text: (_p, columns) => sql`SELECT ${columns} FROM import_rows`,
});

/** An import's target and the parts that it writes beside its rows. */
export interface AppliedImport {
  target: ImportTarget;
  importId: string;
  eventId: string;
  sendInvites: boolean;
  /** Those of which the file says something. */
  beside: readonly Beside[];
}

const ofTarget = <Row>(name: string, build: (applied: AppliedImport) => Query<Row>) =>
  composed(`imports.${name}`, build, () =>
    Object.values(importTargets).flatMap((target) =>
      [[], target.beside].map((beside): [AppliedImport] => [
        { target, importId: SOME_ID, eventId: SOME_ID, sendInvites: true, beside },
      ]),
    ),
  );

/** The rows that are there twice, or that the event cannot take. */
export const refusedRows = ofTarget('refusedRows', ({ target: { key, keyName, refusals }, eventId }) => {
  const twice = sql`
    SELECT line, ${literal(keyName)} AS "column", format('This is in row %s already.', first_line) AS message,
      NULL AS unknown
    FROM (SELECT r.line, min(r.line) OVER (PARTITION BY ${key}) AS first_line FROM import_rows r) seen WHERE line > first_line`;
  return query(
    { line: 'int4', column: 'text', message: 'text', unknown: 'text?' },
    refusals ? sql`${twice} UNION ALL ${refusals(bound('uuid', eventId))}` : twice,
  );
});

/** The staged rows that may be mistakes. */
export const doubtfulRows = ofTarget('doubtfulRows', ({ target: { warnings }, eventId }) =>
  query(
    { row: 'int4', column: 'text?', message: 'text' },
    warnings?.(bound('uuid', eventId)) ??
      sql`SELECT line AS row, NULL AS "column", '' AS message FROM import_rows WHERE false`,
  ),
);

const step = composed(
  'imports.step',
  (text: Sql) => query({}, text),
  () =>
    Object.values(importTargets).flatMap(({ place, prepare, beside }) =>
      [
        ...(place?.(bound('uuid', SOME_ID)) ?? []),
        ...prepare,
        ...beside.flatMap(({ read, write }) => [...read(bound('uuid', SOME_ID)), ...write]),
      ].map((text): [Sql] => [text]),
    ),
);

/** Runs statements without rows, one after another. */
export const runInOrder = async (db: Db, texts: readonly Sql[]): Promise<void> => {
  for (const text of texts) await db.rows(step(text));
};

/** Notes which rows of the event the staged ones mean. */
export const matchRows = ofTarget('matchRows', ({ target: { table, match, isOfEvent }, eventId }) =>
  query(
    {},
    sql`UPDATE import_rows r SET match_id = t.id FROM ${table} t WHERE ${isOfEvent ? sql`true` : sql`t.event_id = ${eventId}`} AND ${match}`,
  ),
);

/** Locks the rows that are matched, in the order of their ids. */
export const lockMatches = ofTarget('lockMatches', ({ target: { table } }) =>
  query(
    { count: 'int4' },
    sql`WITH locked AS (SELECT t.id FROM ${table} t JOIN import_rows r ON r.match_id = t.id ORDER BY t.id FOR NO KEY UPDATE OF t)
      SELECT count(*)::int AS count FROM locked`,
  ),
);

/** Forgets matches that were removed while a lock was waited for. */
export const forgetRemovedMatches = ofTarget('forgetRemovedMatches', ({ target: { table, match } }) =>
  query(
    {},
    sql`UPDATE import_rows r SET match_id = NULL
      WHERE match_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${table} t WHERE t.id = r.match_id AND ${match})`,
  ),
);

/** Adds the rows that match nothing, and notes them; gives how many. */
export const insertNewRows = ofTarget('insertNewRows', ({ target, importId, eventId, sendInvites }) =>
  query(
    { count: 'int4' },
    sql`WITH made AS (${target.insert({ event: bound('uuid', eventId), invites: bound('bool', sendInvites) })} RETURNING id),
       noted AS (INSERT INTO import_changes (import_id, subject_id) SELECT ${bound('uuid', importId)}, id FROM made)
     SELECT count(*)::int AS count FROM made`,
  ),
);

/** Changes the matched rows that say something else, unless they were removed meanwhile, and notes how they were; gives how many. */
export const updateDifferingRows = ofTarget('updateDifferingRows', ({ target, importId, beside }) => {
  const { table, match, changes, untouched = sql`false` } = target;
  const differs = or(rowDiffers(changes), ...beside.map((one) => one.differs));
  const before = join(changes.map((name) => sql`${literal(name)}, t.${identifier(name)}`));
  const written = join(changes.map((name) => sql`${identifier(name)} = ${takenValue(name)}`));
  return query(
    { count: 'int4' },
    sql`WITH differing AS (
       SELECT t.id, ${join([sql`jsonb_build_object(${before})`, ...beside.map((one) => one.before)], ' || ')} AS before
       FROM ${table} t JOIN import_rows r ON r.match_id = t.id AND ${match} WHERE ${differs} AND NOT (${untouched}) ORDER BY t.id FOR NO KEY UPDATE OF t),
     noted AS (INSERT INTO import_changes (import_id, subject_id, before) SELECT ${bound('uuid', importId)}, id, before FROM differing),
     written AS (
       UPDATE ${table} t SET ${written}, updated_at = now()
       FROM import_rows r, differing d WHERE d.id = t.id AND r.match_id = t.id RETURNING 1)
     SELECT count(*)::int AS count FROM written`,
  );
});
