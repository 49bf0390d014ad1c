import { open, readFile, stat } from 'node:fs/promises';
import { csvRows } from './csv-reader';
import { MAX_COLUMNS, UnreadableFileError, type TableRow } from './table';
import { certainEncoding, possibleEncodings, type EncodingReading, type TextEncoding } from './text-encoding';
import { sheetsOf, workbookRows } from './workbook-reader';

const MAX_BYTES = 25 * 1024 * 1024;
const SAMPLE_BYTES = 256 * 1024;
/** The stream of a workbook with a password, in the directory of its container. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
/** Some systems export tables as HTML or XML under the name of a spreadsheet. */
const MARKUP = /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|!--|\?xml|html|head|meta|body|style|table)\b/i;

const sampleOf = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** A person's choices where the file alone does not decide. */
export interface TableChoice {
  /** Of a CSV file that is not in Unicode; null as long as none is chosen. */
  encoding: TextEncoding | null;
  /** Of a workbook; null for its first sheet. */
  sheet: string | null;
}

/** The choices that a file requires. */
export interface TableChoices {
  /** The encodings that it may have; none where its content tells it. */
  encodings: EncodingReading[];
  /** The sheets that are shown; none where it is no workbook. */
  sheets: string[];
}

const AS_IT_IS: TableChoice = { encoding: null, sheet: null };

/** How a file begins; UnreadableFileError where it is not for us to read. */
const beginningOf = async (path: string): Promise<{ sample: Buffer; isWorkbook: boolean }> => {
  if ((await stat(path)).size > MAX_BYTES) throw new UnreadableFileError('The file is larger than 25 MB.');
  const sample = await sampleOf(path);
  if (sample.length === 0) throw new UnreadableFileError('The file is empty.');
  const beginning = sample.toString('latin1', 0, 200);
  if (beginning.startsWith('\xd0\xcf\x11\xe0'))
    throw new UnreadableFileError(
      (await readFile(path)).includes(ENCRYPTED)
        ? 'This workbook has a password. Please save it without one.'
        : 'This is an old Excel workbook (XLS). Please save it as XLSX or CSV.',
    );
  if (MARKUP.test(beginning))
    throw new UnreadableFileError(
      'This is a web page, whatever its name says. Please open it in a spreadsheet and save it as XLSX or CSV.',
    );
  return { sample, isWorkbook: beginning.startsWith('PK') };
};

/** Reads the choices that a file requires. */
export const tableChoices = async (path: string): Promise<TableChoices> => {
  const { sample, isWorkbook } = await beginningOf(path);
  if (isWorkbook) return { encodings: [], sheets: await sheetsOf(path) };
  return { encodings: certainEncoding(sample) ? [] : possibleEncodings(sample), sheets: [] };
};

/**
 * The rows of a CSV file or of a sheet of a workbook, in batches; its content says which it is. UnreadableFileError where it is neither,
 * or its header has more than 200 columns. Takes seconds of computing for the largest files, so that it belongs into a thread of its own.
 */
export async function* tableRows(path: string, { encoding, sheet } = AS_IT_IS): AsyncGenerator<TableRow[]> {
  const { sample, isWorkbook } = await beginningOf(path);
  let isHeader = true;
  for await (const rows of isWorkbook ? workbookRows(path, sheet) : csvRows(path, sample, encoding)) {
    if (isHeader && rows[0] && rows[0].cells.length > MAX_COLUMNS)
      throw new UnreadableFileError(`The file has more than ${MAX_COLUMNS} columns.`);
    isHeader &&= rows.length === 0;
    yield rows;
  }
}
