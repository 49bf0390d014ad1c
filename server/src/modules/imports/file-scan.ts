import type { TableRow } from '../../core/files/sheet-handler';
import { tableRows } from '../../core/files/table-reader';
import { UnreadableFileError } from '../../core/files/parse-errors';
import { storable } from '../../core/db/storable-text';
import { keyOf, matchColumns } from './import-columns';
import type { FileColumn, ImportKind } from './import.entity';
import { fieldsOf } from './import-row-fields';
import type { ImportGroup } from './interest-columns';
import { isEmpty, tooManyRows } from './row-reader';

/** The request to a thread that scans a file, as plain data. */
export interface ScanRequest {
  path: string;
  kind: ImportKind;
  groups: readonly ImportGroup[];
  maxRows: number;
}

/** The content of a file, as plain data. */
export interface ScanResult {
  rows: number;
  columns: FileColumn[];
  /** All e-mail addresses in it, in small letters: by them the file of an erased person is found. */
  addresses: string[];
}

const MAX_SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 80;
const MAX_TITLE_LENGTH = 100;

/** A text that is stored and shown in one line, shortened. */
const excerpt = (text: string, most: number): string => {
  const line = storable(text).replaceAll(/\s+/g, ' ').trim();
  return line.length > most ? storable(`${line.slice(0, most - 1)}…`) : line;
};

/** Adds the first few different values of each column. */
const addSamples = (samples: string[][], { cells }: TableRow): void => {
  for (const [index, known] of samples.entries()) {
    if (known.length >= MAX_SAMPLES) continue;
    const text = excerpt(cells[index] ?? '', MAX_SAMPLE_LENGTH);
    if (text && !known.includes(text)) known.push(text);
  }
};

const ADDRESS = /^[^\s@]+@[^\s@]+$/;
const MAX_ADDRESS_LENGTH = 254;

const addAddresses = (addresses: Set<string>, { cells }: TableRow): void => {
  for (const cell of cells) {
    const text = cell.trim().toLowerCase();
    if (text.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(text)) addresses.add(storable(text));
  }
};

/** Counts the rows of a file and matches its columns by their titles. Runs in a thread of its own. */
export const scanFile = async (
  { path, kind, groups, maxRows }: ScanRequest,
  onProgress: (rows: number) => void,
): Promise<ScanResult> => {
  let [header, rows] = [undefined as readonly string[] | undefined, 0];
  let samples: string[][] = [];
  const addresses = new Set<string>();
  for await (const batch of tableRows(path)) {
    for (const row of batch) {
      if (!header) {
        header = row.cells;
        samples = header.map(() => []);
        continue;
      }
      if (isEmpty(row)) continue;
      rows += 1;
      if (rows > maxRows) throw tooManyRows(maxRows);
      addSamples(samples, row);
      addAddresses(addresses, row);
    }
    onProgress(rows);
  }
  if (!header) throw new UnreadableFileError('The file is empty.');
  const { cells } = matchColumns(header, fieldsOf(kind, groups));
  const keys = new Map(cells.map(({ field, index }) => [index, keyOf(field)]));
  const columns = header.map((title, index) => ({
    title: excerpt(title, MAX_TITLE_LENGTH),
    samples: samples[index] ?? [],
    field: keys.get(index) ?? null,
  }));
  return { rows, columns, addresses: [...addresses] };
};
