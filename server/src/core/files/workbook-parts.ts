import { damagedWorkbook, workbookTooLarge } from './parse-errors';
import { attribute, cellTooLong, MAX_CELL, scanWhole, valueOf, type XmlHandler } from './xml-scanner';
import type { ZipReader } from './zip-reader';

/** Small parts of a workbook are read as a whole. */
const MAX_PART = 8 * 1024 * 1024;
const MAX_STRINGS_BYTES = 64 * 1024 * 1024;
const MAX_STRINGS = 1_000_000;

const NAME = attribute('name');
const RELATION = attribute('id', true);
const ID = attribute('Id');
const TARGET = attribute('Target');
const FORMAT = attribute('numFmtId');
const CODE = attribute('formatCode');
const DATE_1904 = attribute('date1904');

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

/** Which cell styles show a date, by their number. */
export const readDateStyles = async (zip: ZipReader): Promise<ReadonlySet<number>> => {
  const [isDate, dates] = [new Map<string, boolean>(), new Set<number>()];
  let [inCells, style] = [false, 0];
  const content = partOf(zip, 'xl/styles.xml');
  if (!content) return dates;
  const handler: XmlHandler = {
    open(name, attributes) {
      const id = valueOf(attributes, FORMAT) ?? '0';
      if (name === 'cellXfs') inCells = true;
      else if (name === 'numFmt') isDate.set(id, isDateCode(valueOf(attributes, CODE) ?? ''));
      else if (name === 'xf' && inCells) {
        if (isDate.get(id) || isBuiltInDate(Number(id))) dates.add(style);
        style += 1;
      }
    },
    close(name) {
      if (name === 'cellXfs') inCells = false;
    },
  };
  await scanWhole(content, handler);
  return dates;
};

/** Where the first sheet is, and whether its dates count from 1904 on. */
export const readOutline = async (zip: ZipReader): Promise<{ sheet: string; from1904: boolean }> => {
  const [workbook, relations] = [partOf(zip, 'xl/workbook.xml'), partOf(zip, 'xl/_rels/workbook.xml.rels')];
  if (!workbook || !relations) throw damagedWorkbook();
  let [first, from1904] = [undefined as string | undefined, false];
  const ignore = () => undefined;
  await scanWhole(workbook, {
    open(name, attributes) {
      if (name === 'sheet' && valueOf(attributes, NAME) !== undefined)
        first ??= valueOf(attributes, RELATION);
      if (name === 'workbookPr') from1904 = /^(1|true)$/.test(valueOf(attributes, DATE_1904) ?? '');
    },
    close: ignore,
  });
  let target: string | undefined;
  await scanWhole(relations, {
    open(name, attributes) {
      if (name === 'Relationship' && valueOf(attributes, ID) === first) target = valueOf(attributes, TARGET);
    },
    close: ignore,
  });
  if (first === undefined || target === undefined) throw damagedWorkbook();
  return { sheet: target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`, from1904 };
};
