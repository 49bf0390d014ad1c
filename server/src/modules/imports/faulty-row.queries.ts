import { columnOf, columnsOf } from '../../core/db/columns';
import { keysetList, searchWords } from '../../core/db/list-query';
import { SOME_ID } from '../../core/db/query';
import { and, literal, sql } from '../../core/db/sql';
import { statement } from '../../core/db/statement';
import { ImportFaultyRowEntity } from './import.entity';

/** So many unknown values of a field are shown at once. */
const MAX_VALUES = 100;

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

/** The values that fields of an import do not know and how many rows have them; of each field the most frequent ones. */
export const unknownValuesOf = statement('imports.unknownValues', {
  params: { importId: 'uuid' },
  row: { field: 'text', value: 'text', rows: 'int4' },
  text: (p) => sql`
    SELECT field, value, rows FROM (
      SELECT u.field, mode() WITHIN GROUP (ORDER BY u.value) AS value, count(DISTINCT f.line)::int AS rows,
        row_number() OVER (PARTITION BY u.field ORDER BY count(DISTINCT f.line) DESC, u.key) AS place
      FROM import_faulty_rows f CROSS JOIN LATERAL jsonb_array_elements(f.faults) AS cell (one)
        CROSS JOIN LATERAL jsonb_to_record(cell.one -> 'unknown') AS u (field text, key text, value text)
      WHERE f.import_id = ${p.importId} AND cell.one ? 'unknown' GROUP BY u.field, u.key) found
    WHERE place <= ${literal(MAX_VALUES)} ORDER BY field, place`,
});

/** A faulty row with all of its cells. */
export type WholeFaultyRow = Pick<ImportFaultyRowEntity, 'faults' | 'cells'>;

/** All faulty rows of an import, in the order of the file. */
export const wholeFaultyRows = statement('imports.wholeFaultyRows', {
  params: { importId: 'uuid' },
  row: columnsOf(ImportFaultyRowEntity, sql`f`, 'faults', 'cells'),
  text: (p, columns) => sql`
    SELECT ${columns} FROM import_faulty_rows f WHERE f.import_id = ${p.importId} ORDER BY f.line`,
});
