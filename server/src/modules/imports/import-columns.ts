import { unguardFormula } from '../../core/files/formula-guard';
import { UnreadableFileError } from '../../core/files/table';
import { folded, isOneLine, ONE_LINE, trimmed, truncated } from '../../core/storable-text';

/** Why a cell is refused; `unknown` is the value in it that is none of those that its field knows. */
export interface Refused {
  error: string;
  unknown?: string;
  /** Of a cell with several values: those that are refused too. */
  more?: Refused[];
}

/** The result of a cell: its value, or the reason why it is refused. */
export type Checked = { value: string | null } | Refused;

/** One thing that a file may say of each row. */
export interface ImportField {
  /** Column of the table, and of the staged rows. */
  column: string;
  /** Its type there; text without. */
  type?: string;
  /** Where several fields fill one column of type jsonb: the key of this one. */
  key?: string;
  /** As the header is written in messages, and other words for it: any case, with or without accents and blanks. */
  names: readonly [string, ...string[]];
  required?: true;
  /** The column of another field: a file and each of its rows need one of both. */
  orElse?: string;
  maxLength: number;
  /** Makes one value of those of several columns, which may fill this field then. */
  merge?: (one: string, other: string) => string;
  /** May have line breaks: a text of several lines, or a list with one value in each. */
  multiLine?: true;
  /** The values to choose from, in the words that `check` takes, where the field has no others. */
  known?: () => string[];
  /** Other words for known values, each with the value that it means. */
  alsoCalled?: () => [word: string, known: string][];
  /** Further checks of a text that is present. */
  check?: (text: string) => Checked;
}

/** Which cell holds which field. */
export interface ColumnPlan {
  cells: { field: ImportField; index: number }[];
  /** How many cells the header has. */
  width: number;
  ignored: string[];
  /** Fields that a second column is called after. */
  twice: ImportField[];
}

/** Longer titles name no field; to fold a text takes the square of its length where it is made of accents. */
const MAX_TITLE = 200;

/** A field's own name is tried before synonyms of another one; of two equal names the first is meant. */
const byName = (fields: readonly ImportField[]): ReadonlyMap<string, ImportField> => {
  const fieldOf = new Map<string, ImportField>();
  const add = (name: string, field: ImportField): void => {
    const key = folded(name);
    if (key && !fieldOf.has(key)) fieldOf.set(key, field);
  };
  for (const field of fields) add(field.names[0], field);
  for (const field of fields) for (const name of field.names.slice(1)) add(name, field);
  return fieldOf;
};

const widthOf = (header: readonly string[]): number => header.findLastIndex((title) => trimmed(title)) + 1;

/** The normalised form of a title for comparison. */
const titleKey = (title: string): string => (title.length > MAX_TITLE ? '' : folded(title));

/** The name by which the API calls a field: its column in camel case, or the id of its group of interests. */
export const keyOf = ({ column, key }: ImportField): string =>
  key ?? column.replace(/_(\w)/g, (_sign, letter: string) => letter.toUpperCase());

/** The fields that the titles of a file name; of two columns for one field the first is taken. */
export const matchColumns = (header: readonly string[], fields: readonly ImportField[]): ColumnPlan => {
  const fieldOf = byName(fields);
  const matched: ColumnPlan = { cells: [], width: widthOf(header), ignored: [], twice: [] };
  const keys = header.map(titleKey);
  const called = new Set(keys);
  /** Whether the name is its own, and not that of a field before it. */
  const isCalled = (field: ImportField): boolean => fieldOf.get(folded(field.names[0])) === field;
  for (const [index, title] of header.entries()) {
    const key = keys[index] ?? '';
    const field = fieldOf.get(key);
    const own = folded(field?.names[0] ?? '');
    // "Company" is where one works, unless "Organization" says that.
    if (!field || (!field.merge && key !== own && called.has(own) && isCalled(field))) {
      if (trimmed(title)) matched.ignored.push(truncated(trimmed(title), 100));
    } else if (!field.merge && matched.cells.some((cell) => cell.field === field)) matched.twice.push(field);
    else matched.cells.push({ field, index });
  }
  return matched;
};

/** The required fields that no column fills. */
export const missingFields = (
  fields: readonly ImportField[],
  filled: (field: ImportField) => boolean,
): ImportField[] => {
  const isFilled = (column: string) => fields.some((field) => field.column === column && filled(field));
  return fields.filter(
    ({ required, column, orElse }) => required && !isFilled(column) && !(orElse && isFilled(orElse)),
  );
};

/** Which field each column fills, by its key; null for a column that is left out. */
export type ColumnMap = readonly (string | null)[];

const mappedColumns = (
  header: readonly string[],
  fields: readonly ImportField[],
  map: ColumnMap,
): ColumnPlan => {
  const fieldOf = new Map(fields.map((field) => [keyOf(field), field]));
  const plan: ColumnPlan = { cells: [], width: widthOf(header), ignored: [], twice: [] };
  for (const [index, key] of map.entries()) {
    const field = key === null ? undefined : fieldOf.get(key);
    const title = trimmed(header[index] ?? '');
    if (field) plan.cells.push({ field, index });
    else if (title) plan.ignored.push(truncated(title, 100));
  }
  return plan;
};

/** Whether a row of a file names every required field; a title may stand above the header. */
export const isHeader = (row: readonly string[], fields: readonly ImportField[]): boolean => {
  const { cells } = matchColumns(row, fields);
  return missingFields(fields, (field) => cells.some((cell) => cell.field === field)).length === 0;
};

/** Finds the fields in a header, or takes those of a map; BAD_USER_INPUT where a required one is missing, or one is there twice. */
export const planColumns = (
  header: readonly string[],
  fields: readonly ImportField[],
  map?: ColumnMap | null,
): ColumnPlan => {
  const plan = map ? mappedColumns(header, fields, map) : matchColumns(header, fields);
  const [twice] = plan.twice;
  if (twice) throw new UnreadableFileError(`The column "${twice.names[0]}" is there twice.`);
  const missing = missingFields(fields, (field) => plan.cells.some((cell) => cell.field === field));
  if (missing.length > 0)
    throw new UnreadableFileError(
      `These columns are missing: ${missing.map(({ names }) => names[0]).join(', ')}.`,
    );
  return plan;
};

/** Spreadsheets show these instead of a value that they cannot compute. */
const NO_VALUE = /^#(N\/A|REF!|VALUE!|DIV\/0!|NUM!|NAME\?|NULL!|SPILL!|CALC!)$/;
/** And these instead of a number for which the column is too narrow. */
const TOO_NARROW = /^#{3,}$/;
/** The form in which exporters protect digits: `="0171 123"`. */
const QUOTED = /^="([^"]*)"$/;
/** An equals sign before a number, a cell, a function or a sign of a formula; `=mcc²` is a name. */
const FORMULA = /^=\s*(?:["'({+\-@\d]|\$?[A-Z]{1,3}\$?\d|[\w.]+\s*[(!]|.*\|)/i;

/** The answer to a cell that may not be empty. */
export const REQUIRED = 'This is required.';

/** The error of a number whose digits a spreadsheet has dropped. */
export const SHORTENED =
  'The spreadsheet has shortened this. Please format the column as text and write it again.';

/** A cell, checked; without the apostrophe that our own exports put before what could be a formula. */
export const checkCell = (
  { required, orElse, maxLength, multiLine, check }: ImportField,
  cell: string | undefined,
): Checked => {
  const trimmedCell = trimmed(cell ?? '');
  const raw = QUOTED.exec(trimmedCell)?.[1]?.trim() ?? trimmedCell;
  if (FORMULA.test(raw)) return { error: 'Formulas are not taken. Please write the value.' };
  if (NO_VALUE.test(raw))
    return { error: 'This is what a formula shows that fails. Please write the value.' };
  if (TOO_NARROW.test(raw)) return { error: SHORTENED };
  const text = unguardFormula(raw);
  if (!text) return required && !orElse ? { error: REQUIRED } : { value: null };
  if (text.length > maxLength) return { error: `This can be at most ${maxLength} characters long.` };
  if (text.includes('\0')) return { error: 'This has signs that are no text.' };
  if (!multiLine && !isOneLine(text)) return { error: ONE_LINE };
  return check ? check(text) : { value: text };
};
