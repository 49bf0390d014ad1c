import { open, readFile, stat } from 'node:fs/promises';
import { csvRows } from './csv-reader';
import { MAX_COLUMNS, UnreadableFileError, type TableRow } from './table';
import { workbookRows } from './workbook-reader';

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

/**
 * The rows of a CSV file or of the first shown sheet of a workbook, in batches; its content says which it is. UnreadableFileError where
 * it is neither, or its header has more than 200 columns. Takes seconds of computing for the largest files, so that it belongs into a thread of its own.
 */
export async function* tableRows(path: string): AsyncGenerator<TableRow[]> {
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
  let isHeader = true;
  for await (const rows of beginning.startsWith('PK') ? workbookRows(path) : csvRows(path, sample)) {
    if (isHeader && rows[0] && rows[0].cells.length > MAX_COLUMNS)
      throw new UnreadableFileError(`The file has more than ${MAX_COLUMNS} columns.`);
    isHeader &&= rows.length === 0;
    yield rows;
  }
}
