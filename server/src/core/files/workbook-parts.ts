import { posix } from 'node:path';
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
export const readSharedStrings = async (open: OpenFile, part: string): Promise<string[]> => {
  const strings: string[] = [];
  const content = open(part, MAX_STRINGS_BYTES);
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

/** A format of digits and fixed signs alone, as for phone numbers (`00000000000`, `"+"0`): its places, and the signs between. */
export type DigitMask = readonly { sign: string; isDigit: boolean }[];

const MASK = /"([^"]*)"?|\\(.)|([0#])|([-+() ])|_.|(.)/gsu;

/** Spreadsheets have no longer formats; each cell of a style costs as much as its mask is long. */
const MAX_FORMAT = 255;

/** The mask of a format; undefined where it has anything else, such as a decimal point. */
const maskOf = (code: string): DigitMask | undefined => {
  if (code.length > MAX_FORMAT) return undefined;
  const mask: { sign: string; isDigit: boolean }[] = [];
  for (const [, quoted, escaped, digit, sign, other] of code.replace(/\[[^\]]*\]?/g, '').matchAll(MASK)) {
    if (other === ';') break;
    if (other !== undefined) return undefined;
    mask.push({ sign: digit ?? quoted ?? escaped ?? sign ?? '', isDigit: digit !== undefined });
  }
  return mask.some(({ isDigit }) => isDigit) ? mask : undefined;
};

/** A whole number as such a format shows it. */
export const masked = (number: number, mask: DigitMask): string => {
  const digits = String(number).split('');
  const first = mask.findIndex(({ isDigit }) => isDigit);
  const shown = mask.toReversed().map(({ sign, isDigit }, index) => {
    if (!isDigit) return sign;
    const place = mask.length - 1 - index === first ? digits.splice(0).join('') : (digits.pop() ?? '');
    return place || (sign === '0' ? '0' : '');
  });
  return shown.toReversed().join('');
};

/** How a style shows numbers; as they are where neither is said. */
export interface NumberStyle {
  isDate: boolean;
  mask: DigitMask | undefined;
}

/** How cell styles show numbers, by the number of the style. */
export const readNumberStyles = async (open: OpenFile, part: string): Promise<readonly NumberStyle[]> => {
  const content = open(part, MAX_PART);
  const elements = content ? await elementsOf(content, 'numFmt', 'xf') : [];
  const codes = new Map(
    elements
      .filter(({ name }) => name === 'numFmt')
      .map(({ attributes }) => [attributes.numFmtId ?? '0', attributes.formatCode ?? '']),
  );
  const styleOf = (id: string): NumberStyle => {
    const code = codes.get(id) ?? '';
    const isDate = isDateCode(code) || isBuiltInDate(Number(id));
    return { isDate, mask: isDate ? undefined : maskOf(code) };
  };
  const known = new Map<string, NumberStyle>();
  return elements
    .filter(({ name, parent }) => name === 'xf' && parent === 'cellXfs')
    .map(({ attributes: { numFmtId = '0' } }) => {
      const style = known.get(numFmtId) ?? styleOf(numFmtId);
      known.set(numFmtId, style);
      return style;
    });
};

/** The id of a relation; its attribute may have any prefix. */
const relationOf = (attributes: Attributes): string | undefined =>
  Object.entries(attributes).find(([name]) => /^(\w+:)?id$/.test(name))?.[1];

interface Relation {
  id: string | undefined;
  /** `worksheet`, `styles`. */
  type: string;
  part: string;
}

/** The parts that a part refers to, by its relations; of the whole package where it is empty. */
const relationsOf = async (open: OpenFile, part: string): Promise<Relation[]> => {
  const folder = posix.dirname(part);
  const content = open(posix.join(folder, '_rels', `${posix.basename(part)}.rels`), MAX_PART);
  const elements = content ? await elementsOf(content, 'Relationship') : [];
  return elements.map(({ attributes: { Id: id, Type: type = '', Target: target = '' } }) => ({
    id,
    type: posix.basename(type),
    part: posix.resolve('/', folder, target.replaceAll('\\', '/')).slice(1),
  }));
};

/** A sheet that is shown and has cells. */
export interface Sheet {
  title: string;
  part: string;
}

/** Where the parts of a workbook are. */
export interface Outline {
  /** At least one, in the order of the workbook but for a summary. */
  sheets: Sheet[];
  strings: string;
  styles: string;
  /** Whether its dates count from 1904 on. */
  from1904: boolean;
}

/** The sheet that Numbers adds before the tables of a document. */
const SUMMARY = 'Export Summary';

/** Finds the parts of a workbook by their relations. */
export const readOutline = async (open: OpenFile): Promise<Outline> => {
  const root = await relationsOf(open, '');
  const workbook = root.find(({ type }) => type === 'officeDocument')?.part ?? 'xl/workbook.xml';
  const content = open(workbook, MAX_PART);
  const relations = await relationsOf(open, workbook);
  if (!content || relations.length === 0) throw damagedWorkbook();
  const elements = await elementsOf(content, 'sheet', 'workbookPr');
  const settings = elements.find(({ name }) => name === 'workbookPr');
  const worksheets = elements.flatMap(({ name, attributes }) => {
    if (name !== 'sheet' || attributes.name === undefined) return [];
    const id = relationOf(attributes);
    const relation = relations.find((one) => id !== undefined && one.id === id);
    if (!relation) throw damagedWorkbook();
    const isHidden = /hidden$/i.test(attributes.state ?? '');
    const hasCells = !/^(chart|dialog|macro)sheet$/i.test(relation.type);
    return hasCells && !isHidden ? [{ title: attributes.name, part: relation.part }] : [];
  });
  if (worksheets.length === 0) throw new UnreadableFileError('This workbook has no sheet that is shown.');
  const isSummary = ({ title }: Sheet) => title === SUMMARY;
  const sheets = [...worksheets.filter((one) => !isSummary(one)), ...worksheets.filter(isSummary)];
  const partOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.part;
  return {
    sheets,
    strings: partOf('sharedStrings') ?? 'xl/sharedStrings.xml',
    styles: partOf('styles') ?? 'xl/styles.xml',
    from1904: /^(1|true)$/.test(settings?.attributes.date1904 ?? ''),
  };
};
