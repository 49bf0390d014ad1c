import type {
  ImportCellInput,
  ImportCorrectionInput,
  ImportUnknownValuesQuery,
} from '../../../generated/graphql';

export type UnknownField = ImportUnknownValuesQuery['importUnknownValues'][number];
type UnknownValue = UnknownField['values'][number];

/** What becomes of a value; null where that is open. */
export type Choice = Pick<ImportCorrectionInput, 'action' | 'replacement'> | null;
/** The choices since the last check, by field and value. */
export type Choices = ReadonlyMap<string, Choice>;

const placeOf = (field: string, value: string): string => `${field} ${value}`;

/** What is chosen for a value: here, or with the last check. */
export const choiceOf = (
  choices: Choices,
  { field }: Pick<UnknownField, 'field'>,
  { value, action, replacement }: UnknownValue,
): Choice => {
  const chosen = choices.get(placeOf(field, value));
  return chosen === undefined ? (action ? { action, replacement } : null) : chosen;
};

/** The cells that are corrected since the last check, by row and field. */
export type Cells = ReadonlyMap<string, ImportCellInput>;

export const cellKey = (row: number, column: string): string => `${row} ${column}`;

/** The cells with another one, unless it is as it was. */
export function withCell(cells: Cells, cell: ImportCellInput, before: string): Cells {
  const key = cellKey(cell.row, cell.column);
  const others = [...cells].filter(([other]) => other !== key);
  return new Map(cell.value === before ? others : [...others, [key, cell]]);
}

/** The choices with another one for these values. */
export const withChoice = (
  choices: Choices,
  { field }: Pick<UnknownField, 'field'>,
  values: readonly Pick<UnknownValue, 'value'>[],
  choice: Choice,
): Choices => new Map([...choices, ...values.map(({ value }) => [placeOf(field, value), choice] as const)]);

/** All that is chosen, as the server takes it. */
export const correctionsOf = (fields: readonly UnknownField[], choices: Choices): ImportCorrectionInput[] =>
  fields.flatMap((field) =>
    field.values.flatMap((value) => {
      const choice = choiceOf(choices, field, value);
      return choice ? [{ field: field.field, value: value.value, ...choice }] : [];
    }),
  );
