import type { Db } from '../../core/db/database';
import type { Beside, ImportTarget } from './import-target.queries';

/*
 * The rows of a file that is being imported stand in the temporary table `import_rows` of its transaction. Its columns are those
 * of the file, and its statements are made for them.
 */

/** Makes the table with columns such as `name text`. */
export const createStagedRows = (db: Db, columns: readonly string[]): Promise<unknown> =>
  db.rows({
    text: `CREATE TEMP TABLE import_rows (line int, id uuid, other_id uuid, code text, match_id uuid, ${columns.join(', ')}) ON COMMIT DROP`,
    values: [],
  });

/** The text that copies rows into these columns of the table. */
export const copyStagedRows = (columns: readonly string[]): string =>
  `COPY import_rows (line, id, other_id, code, ${columns.join(', ')}) FROM STDIN`;

/** Has Postgres plan with what is in the table. */
export const analyzeStagedRows = (db: Db): Promise<unknown> =>
  db.rows({ text: 'ANALYZE import_rows', values: [] });

/** A staged row that cannot be taken. */
export interface RefusedRow {
  line: number;
  column: string;
  message: string;
}

/** The rows that are there twice, or that the event cannot take. */
export const refusedRows = (
  db: Db,
  { key, keyName, refusals }: ImportTarget,
  eventId: string,
): Promise<RefusedRow[]> => {
  const twice = `
    SELECT line, '${keyName}' AS "column", format('This is in row %s already.', first_line) AS message
    FROM (SELECT r.line, min(r.line) OVER (PARTITION BY ${key}) AS first_line FROM import_rows r) seen WHERE line > first_line`;
  return db.rows<RefusedRow & Record<string, unknown>>({
    text: [twice, refusals].filter(Boolean).join(' UNION ALL '),
    values: refusals ? [eventId] : [],
  });
};

/** Takes rows out of the table. */
export const deleteStagedRows = (db: Db, lines: readonly number[]): Promise<unknown> =>
  db.rows({ text: 'DELETE FROM import_rows WHERE line = ANY($1)', values: [lines] });

/** Runs statements without values, one after another. */
export const runInOrder = async (db: Db, texts: readonly string[]): Promise<void> => {
  for (const text of texts) await db.rows({ text, values: [] });
};

/** Notes which rows of the event the staged ones mean. */
export const matchRows = (db: Db, { table, match }: ImportTarget, eventId: string): Promise<unknown> =>
  db.rows({
    text: `UPDATE import_rows r SET match_id = t.id FROM ${table} t WHERE t.event_id = $1 AND ${match}`,
    values: [eventId],
  });

/** Locks the rows that are matched, in the order of their ids. What was removed while a lock was waited for is no match. */
export const lockMatchedRows = async (db: Db, { table, match }: ImportTarget): Promise<void> => {
  await db.rows({
    text: `WITH locked AS (SELECT t.id FROM ${table} t JOIN import_rows r ON r.match_id = t.id ORDER BY t.id FOR NO KEY UPDATE OF t)
      SELECT count(*)::int AS count FROM locked`,
    values: [],
  });
  await db.rows({
    text: `UPDATE import_rows r SET match_id = NULL
      WHERE match_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM ${table} t WHERE t.id = r.match_id AND ${match})`,
    values: [],
  });
};

const countOf = async (db: Db, text: string, values: readonly unknown[]): Promise<number> =>
  (await db.rows<{ count: number }>({ text, values }))[0]?.count ?? 0;

/** What an import writes with its rows. */
export interface AppliedImport {
  importId: string;
  eventId: string;
  sendInvites: boolean;
}

/** Adds the rows that match nothing, and notes them; returns how many. */
export const insertNewRows = (
  db: Db,
  { insert }: ImportTarget,
  { importId, eventId, sendInvites }: AppliedImport,
): Promise<number> =>
  countOf(
    db,
    `WITH made AS (${insert} RETURNING id),
       noted AS (INSERT INTO import_changes (import_id, subject_id) SELECT $3, id FROM made)
     SELECT count(*)::int AS count FROM made`,
    [eventId, sendInvites, importId],
  );

const taken = (column: string): string => `coalesce(r.${column}, t.${column})`;

/** Changes the matched rows that say something else, unless they were removed meanwhile, and notes how they were; returns how many. */
export const updateDifferingRows = (
  db: Db,
  { table, match, changes, untouched = 'false' }: ImportTarget,
  beside: Beside | undefined,
  importId: string,
): Promise<number> => {
  const columns = changes.map((column) => `t.${column} IS DISTINCT FROM ${taken(column)}`).join(' OR ');
  const differs = beside ? `${columns} OR ${beside.differs}` : columns;
  const before = `jsonb_build_object(${changes.map((column) => `'${column}', t.${column}`).join(', ')})${beside ? ` || ${beside.before}` : ''}`;
  return countOf(
    db,
    `WITH differing AS (
       SELECT t.id, ${before} AS before
       FROM ${table} t JOIN import_rows r ON r.match_id = t.id AND ${match} WHERE (${differs}) AND NOT (${untouched}) ORDER BY t.id FOR NO KEY UPDATE OF t),
     noted AS (INSERT INTO import_changes (import_id, subject_id, before) SELECT $1, id, before FROM differing),
     written AS (
       UPDATE ${table} t SET ${changes.map((column) => `${column} = ${taken(column)}`).join(', ')}, updated_at = now()
       FROM import_rows r, differing d WHERE d.id = t.id AND r.match_id = t.id RETURNING 1)
     SELECT count(*)::int AS count FROM written`,
    [importId],
  );
};

/** How many rows are staged. */
export const countStagedRows = (db: Db): Promise<number> =>
  countOf(db, 'SELECT count(*)::int AS count FROM import_rows', []);
