import { createReadStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { MAX_KEPT, UnreadableFileError, type TableRow } from './table';
import { certainEncoding, DECODERS, type TextEncoding } from './text-encoding';

const MAX_ROW_CHARACTERS = 200_000;
const BATCH_ROWS = 500;

/** The encoding of a file: for certain, or else as it was chosen. */
const encodingOf = (sample: Buffer, chosen: TextEncoding | null): string => {
  const encoding = certainEncoding(sample) ?? (chosen && DECODERS[chosen]);
  if (encoding) return encoding;
  throw new UnreadableFileError(
    'The encoding of this text cannot be told. Please save the file as CSV with UTF-8, or choose its encoding.',
  );
};

async function* decoded(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) yield decoder.decode(chunk as Buffer, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError)
      throw new UnreadableFileError('The text of this file is damaged. Please save it as CSV with UTF-8.');
    throw error;
  }
}

const LINE_END = /\r?\n|\r/;

/** The separator as spreadsheets write it for each other, `sep=;` in the first line. */
const namedDelimiter = (sample: string): string | undefined =>
  /^"?sep=([^\r\n])"?[,;\t]*(?:[\r\n]|$)/i.exec(sample)?.[1];

/** The separator that occurs most often in the first line that has one, outside of quotation marks: titles may stand above the header. */
const delimiterOf = (sample: string): string => {
  const lines = sample.replace(/"[^"]*"/g, '').split(LINE_END);
  const header = lines.find((line) => /[,;\t]/.test(line)) ?? '';
  const counts = [',', ';', '\t'].map((sign) => [header.split(sign).length, sign] as const);
  return counts.reduce((best, next) => (next[0] > best[0] ? next : best))[1];
};

const inWords = (error: unknown): unknown => {
  if (!(error instanceof CsvError)) return error;
  const reason = error.code === 'CSV_MAX_RECORD_SIZE' ? 'it is longer than 200,000 characters, so ' : '';
  return new UnreadableFileError(
    `Line ${Number(error['lines'] ?? 1)} cannot be read: ${reason}please check its quotation marks.`,
  );
};

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** The parser counts to the end of a row, but a cell may have line breaks of its own. */
const rowOf = ({ record, info }: Parsed): TableRow => {
  const inside = record.reduce(
    (sum, cell) => sum + (/[\r\n]/.test(cell) ? cell.split(LINE_END).length - 1 : 0),
    0,
  );
  return { line: info.lines - inside, cells: record.slice(0, MAX_KEPT) };
};

/** The rows of a CSV file in batches; `sample` is how it begins, `chosen` the encoding of one that does not tell it. */
export async function* csvRows(
  path: string,
  sample: Buffer,
  chosen: TextEncoding | null = null,
): AsyncGenerator<TableRow[]> {
  const encoding = encodingOf(sample, chosen);
  const text = new TextDecoder(encoding).decode(sample);
  const named = namedDelimiter(text);
  const parser = parse({
    delimiter: named ?? delimiterOf(text),
    from_line: named ? 2 : 1,
    // One file may have several kinds, as one that was edited by hand after its export.
    record_delimiter: ['\r\n', '\n', '\r'],
    // `12" Screens` is written without any marks around it.
    relax_quotes: true,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_CHARACTERS,
  });
  // An error of the source ends the parser as well, which throws it below.
  pipeline(Readable.from(decoded(path, encoding)), parser, () => undefined);
  // The header comes alone: one that is refused costs no more than itself.
  let [batch, size] = [[] as TableRow[], 1];
  try {
    for await (const parsed of parser as AsyncIterable<Parsed>) {
      batch.push(rowOf(parsed));
      if (batch.length < size) continue;
      yield batch;
      [batch, size] = [[], BATCH_ROWS];
    }
  } catch (error) {
    throw inWords(error);
  }
  yield batch;
}
