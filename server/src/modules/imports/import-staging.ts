import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { RequestContext } from '../../core/context';
import type { ImportField } from './import-columns';

/** Where the valid rows of a file are, and which columns they fill. */
interface StagedRows {
  path: string;
  columns: readonly string[];
  fields: readonly ImportField[];
}

/** Copies the rows that a thread has written into a table of this transaction. */
export const stage = async (ctx: RequestContext, { path, columns, fields }: StagedRows): Promise<void> => {
  const typed = new Set(fields.map(({ column, type = 'text' }) => `${column} ${type}`));
  await ctx.sql.rows({
    text: `CREATE TEMP TABLE import_rows (line int, id uuid, other_id uuid, code text, match_id uuid, ${[...typed].join(', ')}) ON COMMIT DROP`,
    values: [],
  });
  const client = (await ctx.entities.queryRunner?.connect()) as PoolClient;
  await pipeline(
    createReadStream(path),
    client.query(copyFrom(`COPY import_rows (line, id, other_id, code, ${columns.join(', ')}) FROM STDIN`)),
  );
  await ctx.sql.rows({ text: 'ANALYZE import_rows', values: [] });
};
