import { readFile } from 'node:fs/promises';
import { SheetHandler, type TableRow } from './sheet-handler';
import { readDateStyles, readOutline, readSharedStrings } from './workbook-parts';
import { scanXml } from './xml-scanner';
import { ZipReader } from './zip-reader';

/** The rows of the first sheet of a workbook (XLSX), in batches; the sheet is never held as a whole. */
export async function* workbookRows(path: string): AsyncGenerator<TableRow[]> {
  const zip = new ZipReader(await readFile(path));
  const { sheet, from1904 } = await readOutline(zip);
  const [strings, dateStyles] = [await readSharedStrings(zip), await readDateStyles(zip)];
  const handler = new SheetHandler({ strings, dateStyles, from1904 });
  yield* scanXml(zip.open(sheet), handler, () => handler.takeRows());
}
