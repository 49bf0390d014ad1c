import { damagedWorkbook, UnreadableFileError, workbookTooLarge } from './table';
import { scanWhole, type Attributes } from './xml-scanner';
import type { OpenFile } from './zip-reader';

/** Small parts of a workbook are read as a whole. */
const MAX_PART = 8 * 1024 * 1024;
const MAX_STRINGS_BYTES = 64 * 1024 * 1024;
const MAX_STRINGS = 1_000_000;
/** The most characters that Excel lets a cell have. */
const MAX_CELL = 32_767;

/** Excel writes signs that XML does not have as `_x000D_`. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([\da-fA-F]{4})_/g, (_whole, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;

/** Collects the text of a cell or string, which may consist of several runs; `<rPh>` says how it is pronounced. */
export class TextCollector {
  private collected = '';
  private element = '';
  private inText = false;
  private spoken = false;

  get text(): string {
    return unescaped(this.collected);
  }

  /** Begins a cell or string, whose text is in elements of this name. */
  begin(element: string): void {
    this.collected = '';
    this.element = element;
  }

  open(name: string): void {
    if (name === 'rPh') this.spoken = true;
    else if (name === this.element) this.inText = true;
  }

  close(name: string): void {
    if (name === 'rPh') this.spoken = false;
    else if (name === this.element) this.inText = false;
  }

  add(text: string): void {
    if (!this.inText || this.spoken) return;
    this.collected += text;
    if (this.collected.length > MAX_CELL)
      throw new UnreadableFileError(
        'This workbook has a text longer than 32,767 characters, which is the most that a cell holds.',
      );
  }
}

/** The strings that cells refer to by their number. */
export const readSharedStrings = async (open: OpenFile): Promise<string[]> => {
  const strings: string[] = [];
  const content = open('xl/sharedStrings.xml', MAX_STRINGS_BYTES);
  if (!content) return strings;
  const string = new TextCollector();
  await scanWhole(content, {
    open: (name) => (name === 'si' ? string.begin('t') : string.open(name)),
    text: (text) => string.add(text),
    close: (name) => {
      if (name !== 'si') return string.close(name);
      if (strings.length >= MAX_STRINGS) throw workbookTooLarge();
      strings.push(string.text);
    },
  });
  return strings;
};

/** Formats that every workbook has, and that show a number as a date or time. */
const isBuiltInDate = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 45 && id <= 47);

/** A format with a letter for a day, month, year, hour or second. A quote or bracket without its end takes the rest: no part is read twice. */
const isDateCode = (code: string): boolean => /[dmyhs]/i.test(code.replace(/"[^"]*"?|\\.|\[[^\]]*\]?/g, ''));

/** The elements of a part that have such a name, in the order of the part, each with the name of its parent. */
const elementsOf = async (part: AsyncIterable<Uint8Array>, ...names: string[]) => {
  const path: string[] = [];
  const found: { name: string; parent: string | undefined; attributes: Attributes }[] = [];
  await scanWhole(part, {
    open(name, attributes) {
      if (names.includes(name)) found.push({ name, parent: path.at(-1), attributes });
      path.push(name);
    },
    close: () => void path.pop(),
  });
  return found;
};

/** Which cell styles show a date, by their number. */
export const readDateStyles = async (open: OpenFile): Promise<ReadonlySet<number>> => {
  const content = open('xl/styles.xml', MAX_PART);
  const elements = content ? await elementsOf(content, 'numFmt', 'xf') : [];
  const isDate = new Map(
    elements
      .filter(({ name }) => name === 'numFmt')
      .map(({ attributes }) => [attributes.numFmtId ?? '0', isDateCode(attributes.formatCode ?? '')]),
  );
  const styles = elements.filter(({ name, parent }) => name === 'xf' && parent === 'cellXfs');
  const formats = styles.map(({ attributes }) => attributes.numFmtId ?? '0');
  return new Set(
    formats.flatMap((id, style) => (isDate.get(id) || isBuiltInDate(Number(id)) ? [style] : [])),
  );
};

/** The id of a relation; its attribute may have any prefix. */
const relationOf = (attributes: Attributes): string | undefined =>
  Object.entries(attributes).find(([name]) => /^(\w+:)?id$/.test(name))?.[1];

/** Where the first sheet is, and whether its dates count from 1904 on. */
export const readOutline = async (open: OpenFile): Promise<{ sheet: string; from1904: boolean }> => {
  const workbook = open('xl/workbook.xml', MAX_PART);
  const relations = open('xl/_rels/workbook.xml.rels', MAX_PART);
  if (!workbook || !relations) throw damagedWorkbook();
  const elements = await elementsOf(workbook, 'sheet', 'workbookPr');
  const sheet = elements.find(({ name, attributes }) => name === 'sheet' && attributes.name !== undefined);
  const settings = elements.find(({ name }) => name === 'workbookPr');
  const from1904 = /^(1|true)$/.test(settings?.attributes.date1904 ?? '');
  const id = sheet && relationOf(sheet.attributes);
  const links = await elementsOf(relations, 'Relationship');
  const target = links.find(({ attributes }) => id !== undefined && attributes.Id === id)?.attributes.Target;
  if (target === undefined) throw damagedWorkbook();
  return { sheet: target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`, from1904 };
};
