import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { RequestContext } from '../../core/context';
import { compile } from '../../core/db/sql';
import { copyFaultyRows, dropFaultyRows } from './import-file.queries';
import { readInThread } from './import-reader';
import type { ImportPlan } from './import-run.service';
import type { ImportGroup } from './interest-columns';
import type { RowErrors } from './row-errors';

/** Keeps the rows of a prepared import that cannot be taken, to be looked at and mended, in place of those of an earlier run. */
export const keepFaultyRows = async (
  ctx: RequestContext,
  { id, kind, input, map, signal }: ImportPlan,
  groups: readonly ImportGroup[],
  { reported: errors }: RowErrors,
): Promise<void> => {
  if (!map) return;
  await dropFaultyRows(ctx, { importId: id });
  if (errors.length === 0) return;
  const { path } = input.file;
  const stagedPath = `${path}.errors`;
  try {
    await readInThread('errors', { path, stagedPath, importId: id, kind, groups, map, errors }, { signal });
    const client = (await ctx.entities.queryRunner?.connect()) as PoolClient;
    await pipeline(createReadStream(stagedPath), client.query(copyFrom(compile(copyFaultyRows).text)));
  } finally {
    await rm(stagedPath, { force: true });
  }
};
