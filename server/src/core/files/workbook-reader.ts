import { readFile } from 'node:fs/promises';
import { trimmed } from '../storable-text';
import { guardFormula } from './formula-guard';
import { damagedWorkbook, MAX_KEPT, UnreadableFileError, workbookTooLarge, type TableRow } from './table';
import {
  masked,
  readNumberStyles,
  readOutline,
  readSharedStrings,
  TextCollector,
  type NumberStyle,
  type Sheet,
} from './workbook-parts';
import { scanXml, type Attributes, type XmlHandler } from './xml-scanner';
import { openZip } from './zip-reader';

interface SheetContext {
  strings: readonly string[];
  styles: readonly NumberStyle[];
  from1904: boolean;
}

const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
/** All cells together, in characters: a small workbook may refer to one long text from every cell. */
const MAX_CHARACTERS = 100 * 1024 * 1024;
/** 20,000 rows of 200 columns are less than half of it. */
const MAX_AREA = 10_000_000;
const DAY_MS = 86_400_000;
/** 1 January 1970 in days, as spreadsheets count them. */
const EPOCH = { from1900: 25_569, from1904: 24_107 };

const columnOf = (letters: string): number =>
  letters.split('').reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** Its type says that it is text and no formula; in a table of texts the guard says so, as in CSV. */
const asText = (text: string): string => (text.startsWith('=') ? guardFormula(text) : text);

/** A number with the 15 digits that spreadsheets have; what is longer is told as a power, since its last digits are lost. */
const shownNumber = (number: number, style: NumberStyle | undefined): string => {
  const exact = Number(number.toPrecision(15));
  if (Math.abs(exact) >= 1e15) return exact.toExponential();
  return style?.mask && Number.isInteger(exact) && exact >= 0 ? masked(exact, style.mask) : String(exact);
};

/** Turns the XML of a sheet into rows, which are taken with `takeRows` while the sheet is being read. */
class SheetHandler implements XmlHandler {
  private rows: TableRow[] = [];
  private row: TableRow = { line: 0, cells: [] };
  private column = 0;
  private reach = { row: 1, column: 1 };
  private attributes: Attributes = {};
  private readonly content = new TextCollector();
  private characters = 0;

  constructor(private readonly context: SheetContext) {}

  takeRows(): TableRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'row') this.openRow(attributes);
    else if (name === 'c') this.openCell(attributes);
    else this.content.open(name);
  }

  close(name: string): void {
    if (name === 'c') this.closeCell();
    else if (name !== 'row') this.content.close(name);
    else if (this.row.cells.length > 0) this.rows.push(this.row);
  }

  text(text: string): void {
    this.content.add(text);
  }

  private openRow(attributes: Attributes): void {
    const line = Number(attributes.r ?? this.row.line + 1);
    if (!(line > this.row.line && line <= LAST_ROW)) throw damagedWorkbook();
    this.row = { line, cells: [] };
    this.column = 0;
  }

  private openCell(attributes: Attributes): void {
    const letters = /^[A-Z]{1,3}/.exec(attributes.r ?? '')?.[0];
    this.column = letters ? columnOf(letters) : this.column + 1;
    if (this.column > LAST_COLUMN || this.row.line === 0) throw damagedWorkbook();
    this.attributes = attributes;
    this.content.begin(attributes.t === 'inlineStr' ? 't' : 'v');
  }

  private closeCell(): void {
    const text = this.cellText();
    if (text === '') return;
    this.checkReach();
    this.characters += text.length;
    if (this.characters > MAX_CHARACTERS) throw workbookTooLarge();
    const { cells } = this.row;
    if (this.column > MAX_KEPT) return;
    while (cells.length < this.column) cells.push('');
    cells[this.column - 1] = text;
  }

  /** A cell that far out is a slip of the hand, or there to make readers hold what lies in between. */
  private checkReach(): void {
    const { reach } = this;
    reach.row = Math.max(reach.row, this.row.line);
    reach.column = Math.max(reach.column, this.column);
    if (reach.row * reach.column > MAX_AREA)
      throw new UnreadableFileError(
        `This sheet reaches to row ${reach.row} and column ${reach.column}. Please remove what is so far out, or save it as CSV.`,
      );
  }

  /** Of a formula it is the value that was saved with it, also where that says why it failed. */
  private cellText(): string {
    const { t: type = 'n' } = this.attributes;
    const { text } = this.content;
    if (text === '') return '';
    if (type === 's') return asText(this.context.strings[Number(text)] ?? this.rejectCell());
    if (type === 'b') return ['false', 'true'][Number(text)] ?? this.rejectCell();
    return type === 'n' ? this.numberText(Number(text)) : asText(text);
  }

  private numberText(number: number): string {
    if (!Number.isFinite(number)) return this.rejectCell();
    const style = this.context.styles[Number(this.attributes.s ?? 0)];
    if (!style?.isDate) return shownNumber(number, style);
    const epoch = this.context.from1904 ? EPOCH.from1904 : EPOCH.from1900;
    const date = new Date(Math.round((number - epoch) * DAY_MS));
    return Number.isNaN(date.getTime()) ? this.rejectCell() : date.toISOString();
  }

  private rejectCell(): never {
    throw new UnreadableFileError(
      `The cell in row ${this.row.line} and column ${this.column} cannot be read.`,
    );
  }
}

/** The titles of the sheets of a workbook that are shown, the one that is meant where none is chosen first. */
export const sheetsOf = async (path: string): Promise<string[]> => {
  const { sheets } = await readOutline(await openZip(await readFile(path)));
  return sheets.map(({ title }) => title);
};

/** The rows of a sheet of a workbook (XLSX), in batches; it is never held as a whole. Where none is chosen, it is the first one that is shown. */
export async function* workbookRows(path: string, chosen: string | null = null): AsyncGenerator<TableRow[]> {
  const open = await openZip(await readFile(path));
  const outline = await readOutline(open);
  const isMeant = ({ title }: Sheet) => chosen === null || trimmed(title) === trimmed(chosen);
  const sheet = outline.sheets.find(isMeant);
  if (!sheet) throw new UnreadableFileError('This workbook has no such sheet.');
  const content = open(sheet.part);
  if (!content) throw damagedWorkbook();
  const strings = await readSharedStrings(open, outline.strings);
  const styles = await readNumberStyles(open, outline.styles);
  const handler = new SheetHandler({ strings, styles, from1904: outline.from1904 });
  yield* scanXml(content, handler, () => handler.takeRows());
}
