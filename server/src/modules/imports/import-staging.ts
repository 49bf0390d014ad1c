import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { RequestContext } from '../../core/context';
import { compile } from '../../core/db/sql';
import type { ImportField } from './import-columns';
import { analyzeStagedRows, copyStagedRows, createStagedRows } from './import-rows.queries';

/** Where the valid rows of a file are, and which columns they fill. */
interface StagedRows {
  path: string;
  columns: readonly string[];
  fields: readonly ImportField[];
}

/** Copies the rows that a thread has written into a table of this transaction. */
export const stage = async (ctx: RequestContext, { path, columns, fields }: StagedRows): Promise<void> => {
  await ctx.db.rows(createStagedRows(fields));
  const client = (await ctx.entities.queryRunner?.connect()) as PoolClient;
  await pipeline(createReadStream(path), client.query(copyFrom(compile(copyStagedRows(columns)).text)));
  await analyzeStagedRows(ctx, {});
};
