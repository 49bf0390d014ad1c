import { damagedWorkbook, workbookTooLarge } from './parse-errors';
import { cellTooLong, MAX_CELL, scanWhole, valueOf } from './xml-scanner';
import type { ZipReader } from './zip-reader';

/** Small parts of a workbook are read as a whole. */
const MAX_PART = 8 * 1024 * 1024;
const MAX_STRINGS_BYTES = 64 * 1024 * 1024;
const MAX_STRINGS = 1_000_000;

/** The content of one part, or undefined where the workbook does not have it. */
const partOf = (zip: ZipReader, name: string, limit = MAX_PART): AsyncGenerator<Buffer> | undefined => {
  const size = zip.sizeOf(name);
  if (size === undefined) return undefined;
  if (size > limit) throw workbookTooLarge();
  return zip.open(name);
};

/** Excel writes signs that XML does not have as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-fA-F]{4})_/g, (_whole, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

/** Collects the text of a string, which may consist of several runs; `<rPh>` says how it is pronounced. */
export class StringCollector {
  private text = '';
  private inText = false;
  private spoken = false;

  open(name: string): void {
    if (name === 'rPh') this.spoken = true;
    else if (name === 't') this.inText = true;
  }

  close(name: string): void {
    if (name === 'rPh') this.spoken = false;
    else if (name === 't') this.inText = false;
  }

  add(text: string): void {
    if (!this.inText || this.spoken) return;
    this.text += text;
    if (this.text.length > MAX_CELL) throw cellTooLong();
  }

  take(): string {
    const { text } = this;
    this.text = '';
    return unescaped(text);
  }
}

/** The strings that cells refer to by their number. */
export const readSharedStrings = async (zip: ZipReader): Promise<string[]> => {
  const strings: string[] = [];
  const content = partOf(zip, 'xl/sharedStrings.xml', MAX_STRINGS_BYTES);
  if (!content) return strings;
  const collector = new StringCollector();
  await scanWhole(content, {
    open: (name) => collector.open(name),
    text: (text) => collector.add(text),
    close: (name) => {
      collector.close(name);
      if (name !== 'si') return;
      if (strings.length >= MAX_STRINGS) throw workbookTooLarge();
      strings.push(collector.take());
    },
  });
  return strings;
};

/** Formats that every workbook has, and that show a number as a date or time. */
const isBuiltInDate = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 45 && id <= 47);

/** A format with a letter for a day, month, year, hour or second. A quote or bracket without its end takes the rest: no part is read twice. */
const isDateCode = (code: string): boolean => /[dmyhs]/i.test(code.replace(/"[^"]*"?|\\.|\[[^\]]*\]?/g, ''));

/** The attributes of the elements of a part that have such a name, in the order of the part, each with the name of its parent. */
const elementsOf = async (part: AsyncIterable<Buffer>, ...names: string[]) => {
  const path: string[] = [];
  const found: { name: string; parent: string | undefined; tag: string }[] = [];
  await scanWhole(part, {
    open(name, tag) {
      if (names.includes(name)) found.push({ name, parent: path.at(-1), tag });
      path.push(name);
    },
    close: () => void path.pop(),
  });
  return found;
};

/** Which cell styles show a date, by their number. */
export const readDateStyles = async (zip: ZipReader): Promise<ReadonlySet<number>> => {
  const content = partOf(zip, 'xl/styles.xml');
  const elements = content ? await elementsOf(content, 'numFmt', 'xf') : [];
  const formatOf = (tag: string): string => valueOf(tag, 'numFmtId') ?? '0';
  const isDate = new Map(
    elements
      .filter(({ name }) => name === 'numFmt')
      .map(({ tag }) => [formatOf(tag), isDateCode(valueOf(tag, 'formatCode') ?? '')]),
  );
  const styles = elements.filter(({ name, parent }) => name === 'xf' && parent === 'cellXfs');
  const formats = styles.map(({ tag }) => formatOf(tag));
  return new Set(
    formats.flatMap((id, style) => (isDate.get(id) || isBuiltInDate(Number(id)) ? [style] : [])),
  );
};

/** Where the first sheet is, and whether its dates count from 1904 on. */
export const readOutline = async (zip: ZipReader): Promise<{ sheet: string; from1904: boolean }> => {
  const [workbook, relations] = [partOf(zip, 'xl/workbook.xml'), partOf(zip, 'xl/_rels/workbook.xml.rels')];
  if (!workbook || !relations) throw damagedWorkbook();
  const elements = await elementsOf(workbook, 'sheet', 'workbookPr');
  const sheet = elements.find(({ name, tag }) => name === 'sheet' && valueOf(tag, 'name') !== undefined);
  const settings = elements.find(({ name }) => name === 'workbookPr');
  const from1904 = /^(1|true)$/.test(valueOf(settings?.tag ?? '', 'date1904') ?? '');
  const id = sheet && valueOf(sheet.tag, '(?:\\w+:)?id');
  const links = await elementsOf(relations, 'Relationship');
  const link = links.find(({ tag }) => id !== undefined && valueOf(tag, 'Id') === id);
  const target = link && valueOf(link.tag, 'Target');
  if (target === undefined) throw damagedWorkbook();
  return { sheet: target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`, from1904 };
};
