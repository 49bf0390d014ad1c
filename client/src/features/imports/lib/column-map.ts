import type { Import_ImportFragment, ImportColumnInput, ImportFieldsQuery } from '../../../generated/graphql';

type Field = ImportFieldsQuery['importFields'][number];
/** The key of the field that each column fills; null for a column that is left out. */
export type ColumnMap = readonly (string | null)[];

export const mapOf = ({ columns }: Pick<Import_ImportFragment, 'columns'>): ColumnMap =>
  columns.map(({ field }) => field);

/** Lets a column fill a field, which no other column fills then. */
export const withField = (map: ColumnMap, index: number, field: string | null): ColumnMap =>
  map.map((known, at) => {
    if (at === index) return field;
    return field !== null && known === field ? null : known;
  });

/** Names of the required fields that no column fills. */
export const missingNames = (map: ColumnMap, fields: readonly Field[]): string[] =>
  fields.filter(({ key, required }) => required && !map.includes(key)).map(({ name }) => name);

/** The columns whose field was changed, as the server takes them. */
export const changedColumns = (before: ColumnMap, after: ColumnMap): ImportColumnInput[] =>
  after.flatMap((field, index) => (field === before[index] ? [] : [{ index, field }]));
