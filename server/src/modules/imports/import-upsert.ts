import type { RequestContext } from '../../core/context';
import type { RowFault } from './import.entity';
import type { ImportTarget } from './import-target';
import type { RowErrors } from './row-errors';

/** What became of the good rows. */
export interface Counts {
  created: number;
  updated: number;
  unchanged: number;
}

const run = (ctx: RequestContext, text: string, values: readonly unknown[] = []) =>
  ctx.sql.rows<{ count: number }>({ text, values });

/** Takes rows out of the staged ones that are there twice, or that the event cannot take. */
export const refuseRows = async (
  ctx: RequestContext,
  { key, keyName, refusals }: ImportTarget,
  eventId: string,
  errors: RowErrors,
): Promise<void> => {
  const twice = `
    SELECT line, '${keyName}' AS "column", format('This is in row %s already.', first_line) AS message
    FROM (SELECT r.line, min(r.line) OVER (PARTITION BY ${key}) AS first_line FROM import_rows r) seen WHERE line > first_line`;
  const found = await ctx.sql.rows<RowFault & { line: number }>({
    text: [twice, refusals].filter(Boolean).join(' UNION ALL '),
    values: refusals ? [eventId] : [],
  });
  for (const { line, column, message } of found) errors.add({ row: line, column, message });
  if (found.length > 0)
    await ctx.sql.rows({
      text: 'DELETE FROM import_rows WHERE line = ANY($1)',
      values: [found.map(({ line }) => line)],
    });
};

interface Apply {
  importId: string;
  eventId: string;
  sendInvites: boolean;
}

const taken = (column: string): string => `coalesce(r.${column}, t.${column})`;

const createNew = async (
  ctx: RequestContext,
  { insert }: ImportTarget,
  { importId, eventId, sendInvites }: Apply,
): Promise<number> => {
  const [made] = await run(
    ctx,
    `WITH made AS (${insert} RETURNING id),
       noted AS (INSERT INTO import_changes (import_id, subject_id) SELECT $3, id FROM made)
     SELECT count(*)::int AS count FROM made`,
    [eventId, sendInvites, importId],
  );
  return made?.count ?? 0;
};

const changeDiffering = async (
  ctx: RequestContext,
  { table, changes, untouched = 'false' }: ImportTarget,
  beside: ImportTarget['beside'],
  importId: string,
): Promise<number> => {
  const columns = changes.map((column) => `t.${column} IS DISTINCT FROM ${taken(column)}`).join(' OR ');
  const differs = beside ? `(${columns} OR ${beside.differs})` : columns;
  const before = `jsonb_build_object(${changes.map((column) => `'${column}', t.${column}`).join(', ')})${beside ? ` || ${beside.before}` : ''}`;
  const [changed] = await run(
    ctx,
    `WITH differing AS (
       SELECT t.id, ${before} AS before
       FROM ${table} t JOIN import_rows r ON r.match_id = t.id WHERE ${differs} AND NOT (${untouched}) ORDER BY t.id FOR NO KEY UPDATE OF t),
     noted AS (INSERT INTO import_changes (import_id, subject_id, before) SELECT $1, id, before FROM differing),
     written AS (
       UPDATE ${table} t SET ${changes.map((column) => `${column} = ${taken(column)}`).join(', ')}, updated_at = now()
       FROM import_rows r, differing d WHERE d.id = t.id AND r.match_id = t.id RETURNING 1)
     SELECT count(*)::int AS count FROM written`,
    [importId],
  );
  return changed?.count ?? 0;
};

/** Writes what is new and what differs, set-wise; a row that says what is there already is not written at all. */
export const applyRows = async (
  ctx: RequestContext,
  target: ImportTarget,
  columns: readonly string[],
  apply: Apply,
): Promise<Counts> => {
  const { table, prepare, match } = target;
  const beside = target.beside && columns.includes(target.beside.column) ? target.beside : undefined;
  for (const statement of prepare) await run(ctx, statement);
  await run(
    ctx,
    `UPDATE import_rows r SET match_id = t.id FROM ${table} t WHERE t.event_id = $1 AND ${match}`,
    [apply.eventId],
  );
  // Locked first, since what stands in other tables is not read again when a lock was waited for.
  const lock = `WITH locked AS (SELECT t.id FROM ${table} t JOIN import_rows r ON r.match_id = t.id ORDER BY t.id FOR NO KEY UPDATE OF t)
    SELECT count(*)::int AS count FROM locked`;
  for (const statement of beside ? [lock, ...beside.read] : []) await run(ctx, statement);
  const created = await createNew(ctx, target, apply);
  const updated = await changeDiffering(ctx, target, beside, apply.importId);
  for (const statement of beside?.write ?? []) await run(ctx, statement);
  const [all] = await run(ctx, 'SELECT count(*)::int AS count FROM import_rows');
  return { created, updated, unchanged: (all?.count ?? 0) - created - updated };
};
