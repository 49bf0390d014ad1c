import { columnOf, columnsOf } from '../../core/db/columns';
import { keysetList, searchWords } from '../../core/db/list-query';
import { SOME_ID } from '../../core/db/query';
import { and, sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { ImportFaultyRowEntity } from './import.entity';

const row = columnOf(ImportFaultyRowEntity, sql`f`, 'line');

/** A page of the faulty rows of an import, in the order of the file. */
export const faultyRowsPage = keysetList(
  'imports.faultyRows',
  ({ importId, search }: { importId: string; search: string | null }) => ({
    columns: { row, ...columnsOf(ImportFaultyRowEntity, sql`f`, 'faults') },
    from: sql`import_faulty_rows f`,
    where: and(
      sql`f.import_id = ${importId}`,
      ...searchWords(search).map(
        (word) => sql`EXISTS (SELECT 1 FROM jsonb_array_elements(f.faults) AS error
        WHERE fold_text(concat_ws(' ', f.line, error ->> 'column', error ->> 'message', error ->> 'value')) LIKE fold_text(${word}))`,
      ),
    ),
    order: { by: row },
    id: sql`f.import_id`,
  }),
  () => ['two words', null].map((search) => ({ importId: SOME_ID, search })),
);

/** A faulty row with all of its cells. */
export type WholeFaultyRow = Pick<ImportFaultyRowEntity, 'faults' | 'cells'>;

/** All faulty rows of an import, in the order of the file. */
export const wholeFaultyRows = statement('imports.wholeFaultyRows', {
  params: { importId: 'uuid' },
  row: columnsOf(ImportFaultyRowEntity, sql`f`, 'faults', 'cells'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM import_faulty_rows f WHERE f.import_id = ${p.importId} ORDER BY f.line`,
});
