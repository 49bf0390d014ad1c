import { sql, type Db } from '../../core/db/database';
import { WhereBuilder, keysetPage, searchWords } from '../../core/db/list-query';
import type { Page } from '../../core/db/pagination';
import type { CellFault } from './import.entity';
import type { ImportFaultyRow } from './import.types';
import type { FaultyRowsArgs } from './prepared-import.types';

/** One page of the faulty rows of an import, in the order of the file. */
export const faultyRowsOf = (
  on: Db,
  importId: string,
  { search, ...args }: FaultyRowsArgs,
): Promise<Page<ImportFaultyRow>> => {
  const where = new WhereBuilder().add((id) => `f.import_id = ${id}`, importId);
  for (const word of searchWords(search))
    where.add(
      (pattern) => `EXISTS (SELECT 1 FROM jsonb_array_elements(f.faults) AS error
        WHERE fold_text(concat_ws(' ', f.line, error ->> 'column', error ->> 'message', error ->> 'value')) LIKE fold_text(${pattern}))`,
      word,
    );
  return keysetPage<ImportFaultyRow>(
    on,
    {
      columns: 'f.line AS row, f.faults',
      tables: 'import_faulty_rows f',
      where,
      order: { column: 'f.line', type: 'int' },
      id: 'f.import_id',
    },
    args,
  );
};

/** A faulty row with all of its cells. */
export interface WholeFaultyRow {
  faults: CellFault[];
  cells: string[];
}

/** All faulty rows of an import, in the order of the file. */
export const wholeFaultyRows = (on: Db, importId: string): Promise<WholeFaultyRow[]> =>
  on.rows<WholeFaultyRow & Record<string, unknown>>(
    sql`SELECT faults, cells FROM import_faulty_rows WHERE import_id = ${importId} ORDER BY line`,
  );
