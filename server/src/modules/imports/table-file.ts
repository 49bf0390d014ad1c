import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { readSheet, type SheetData } from 'read-excel-file/node';
import { unreadable, type TableFile } from './unreadable';
import { checkWorkbook } from './workbook-check';

/** One row: its line in the file, the header being 1, and its cells as text. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** The largest file, in bytes, and the longest row. */
const MAX_BYTES = 25 * 1024 * 1024;
const MAX_ROW_CHARACTERS = 200_000;
const SAMPLE_BYTES = 256 * 1024;

const startsWith = (sample: Buffer, ...bytes: number[]): boolean =>
  bytes.every((byte, index) => sample[index] === byte);

const sampleOf = async ({ path }: TableFile): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

const isUtf8 = (sample: Buffer): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/** What the bytes say; spreadsheets still write Windows-1252 where they are not asked for anything else. */
const encodingOf = (sample: Buffer): string => {
  if (startsWith(sample, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(sample, 0xfe, 0xff)) return 'utf-16be';
  if (sample.includes(0)) throw unreadable('This is neither a CSV file nor an Excel workbook (XLSX).');
  return isUtf8(sample) ? 'utf-8' : 'windows-1252';
};

async function* decoded(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) yield decoder.decode(chunk as Buffer, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError)
      throw unreadable('The text of this file is damaged. Please save it as CSV with UTF-8.');
    throw error;
  }
}

/** The sign that most often stands between the cells of the first line. */
const delimiterOf = (sample: string): string => {
  const [header = ''] = sample.replace(/"[^"]*"/g, '').split(/\r?\n|\r/);
  const counts = [',', ';', '\t'].map((sign) => [header.split(sign).length, sign] as const);
  return counts.reduce((best, next) => (next[0] > best[0] ? next : best))[1];
};

const inWords = (error: unknown): Error => {
  const { code, lines } = error as { code?: string; lines?: number };
  if (!code?.startsWith('CSV_')) return error as Error;
  return unreadable(`Line ${lines ?? 1} cannot be read: please check its quotation marks.`);
};

async function* csvRows(file: TableFile, sample: Buffer): AsyncGenerator<TableRow> {
  const encoding = encodingOf(sample);
  const text = new TextDecoder(encoding).decode(sample);
  const parser = parse({
    delimiter: delimiterOf(text),
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_CHARACTERS,
  });
  // What goes wrong on the way ends the parser too, and is thrown below.
  pipeline(Readable.from(decoded(file.path, encoding)), parser, () => undefined);
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      // The parser counts to the end of a row; a cell may have lines of its own.
      const inside = record.reduce(
        (sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0),
        0,
      );
      yield { line: info.lines - inside, cells: record };
    }
  } catch (error) {
    throw inWords(error);
  }
}

const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? `${cell}` : '';
};

/** Of a formula it is the value that was saved with it. */
async function* sheetRows(file: TableFile): AsyncGenerator<TableRow> {
  await checkWorkbook(file);
  let rows: SheetData;
  try {
    rows = await readSheet(file.path);
  } catch (error) {
    const [, row, column] = /at row (\d+),? col (\d+)/.exec((error as Error).message) ?? [];
    throw unreadable(
      row
        ? `The cell in row ${row} and column ${column} cannot be read.`
        : 'This workbook is damaged, or not an Excel workbook (XLSX).',
    );
  }
  for (const [index, row] of rows.entries()) yield { line: index + 1, cells: row.map(textOf) };
}

/** The rows of a CSV file or of the first sheet of a workbook, recognised by content; BAD_USER_INPUT where it is neither. */
export async function* rowsOf(file: TableFile): AsyncGenerator<TableRow> {
  if (file.bytes > MAX_BYTES) throw unreadable('The file is larger than 25 MB.');
  const sample = await sampleOf(file);
  if (sample.length === 0) throw unreadable('The file is empty.');
  if (startsWith(sample, 0xd0, 0xcf, 0x11, 0xe0))
    throw unreadable('This is an old Excel workbook (XLS). Please save it as XLSX or CSV.');
  yield* startsWith(sample, 0x50, 0x4b) ? sheetRows(file) : csvRows(file, sample);
}
