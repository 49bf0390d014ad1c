import type { TableRow } from '../../core/files/table';
import { tableChoices } from '../../core/files/table-reader';
import { storable, truncated } from '../../core/storable-text';
import { keyOf, matchColumns, type ImportField } from './import-columns';
import type { ImportColumn, ImportSource } from './import.types';
import { readTable, type TableRequest } from './row-reader';

/** The content of a file, as plain data. */
export interface ScanResult {
  rows: number;
  columns: ImportColumn[];
  source: ImportSource;
  /** All e-mail addresses in it, in small letters: by them the file of an erased person is found. */
  addresses: string[];
}

const MAX_SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 80;
const MAX_TITLE_LENGTH = 100;

/** A text that is stored and shown in one line, shortened. */
const excerpt = (text: string, most: number): string => {
  const line = storable(text).replaceAll(/\s+/g, ' ').trim();
  return line.length > most ? storable(`${truncated(line, most - 1)}…`) : line;
};

/** The columns that a header names, still without samples. */
const describeColumns = (header: readonly string[], fields: readonly ImportField[]): ImportColumn[] => {
  const { cells } = matchColumns(header, fields);
  const keys = new Map(cells.map(({ field, index }) => [index, keyOf(field)]));
  return header.map((title, index) => ({
    title: excerpt(title, MAX_TITLE_LENGTH),
    samples: [],
    field: keys.get(index) ?? null,
  }));
};

/** Adds the first few different values of each column. */
const addSamples = (columns: readonly ImportColumn[], { cells }: TableRow): void => {
  for (const [index, { samples }] of columns.entries()) {
    if (samples.length >= MAX_SAMPLES) continue;
    const text = excerpt(cells[index] ?? '', MAX_SAMPLE_LENGTH);
    if (text && !samples.includes(text)) samples.push(text);
  }
};

const ADDRESS = /^[^\s@]+@[^\s@]+$/;
const MAX_ADDRESS_LENGTH = 254;

/** Adds the e-mail addresses in these texts, in small letters. */
export const addAddresses = (addresses: Set<string>, cells: readonly string[]): void => {
  for (const text of cells.flatMap((cell) => cell.toLowerCase().split(/[\s<>;,"]+/))) {
    if (text.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(text)) addresses.add(storable(text));
  }
};

/**
 * Counts the rows of a file, matches its columns by their titles and says what it leaves open. As long as its encoding is not known it
 * is read in the first possible one, since most titles are ASCII. Runs in a thread of its own.
 */
export const scanFile = async (
  request: TableRequest,
  onProgress: (rows: number) => void,
): Promise<ScanResult> => {
  const addresses = new Set<string>();
  const choices = await tableChoices(request.path);
  const chosen = request.choice;
  const encoding = (choices.encodings.length > 0 && chosen?.encoding) || null;
  const sheet = chosen?.sheet ?? choices.sheets[0] ?? null;
  const choice = { encoding: encoding ?? choices.encodings[0]?.encoding ?? null, sheet };
  const { plan: columns, rows } = await readTable(
    { ...request, choice },
    {
      planOf: describeColumns,
      onRow: (row, found) => {
        addSamples(found, row);
        addAddresses(addresses, row.cells);
      },
      onProgress,
    },
  );
  return { rows, columns, source: { ...choices, encoding, sheet }, addresses: [...addresses] };
};
