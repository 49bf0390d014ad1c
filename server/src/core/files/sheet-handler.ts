import { guardFormula } from './formula-guard';
import { damagedWorkbook, UnreadableFileError, workbookTooLarge } from './parse-errors';
import { StringCollector, unescaped } from './workbook-parts';
import { cellTooLong, MAX_CELL, valueOf, type XmlHandler } from './xml-scanner';

/** One row: its line in the file, the header being 1, and its cells as text. */
export interface TableRow {
  line: number;
  cells: string[];
}

export interface SheetContext {
  strings: readonly string[];
  dateStyles: ReadonlySet<number>;
  from1904: boolean;
}

const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
export const MAX_COLUMNS = 200;
/** Of each row one cell more is kept, so that a header that is too wide is noticed; what lies further out is dropped. */
export const MAX_KEPT = MAX_COLUMNS + 1;
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

/** Turns the XML of a sheet into rows, which are taken with `takeRows` while the sheet is being read. */
export class SheetHandler implements XmlHandler {
  private rows: TableRow[] = [];
  private row: TableRow = { line: 0, cells: [] };
  private column = 0;
  private reach = { row: 1, column: 1 };
  private attributes = '';
  /** The text of `<v>`; undefined where the cell has none. */
  private value: string | undefined;
  private inValue = false;
  private inString = false;
  private readonly collector = new StringCollector();
  private characters = 0;

  constructor(private readonly context: SheetContext) {}

  takeRows(): TableRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  open(name: string, attributes: string): void {
    if (name === 'row') this.openRow(attributes);
    else if (name === 'c') this.openCell(attributes);
    else if (name === 'v') [this.inValue, this.value] = [true, ''];
    else if (name === 'is') this.inString = true;
    if (this.inString) this.collector.open(name);
  }

  close(name: string): void {
    if (this.inString) this.collector.close(name);
    if (name === 'v') this.inValue = false;
    else if (name === 'is') this.inString = false;
    else if (name === 'c') this.closeCell();
    else if (name === 'row' && this.row.cells.length > 0) this.rows.push(this.row);
  }

  text(text: string): void {
    if (this.inString) this.collector.add(text);
    if (!this.inValue) return;
    this.value = (this.value ?? '') + text;
    if (this.value.length > MAX_CELL) throw cellTooLong();
  }

  private openRow(attributes: string): void {
    const line = Number(valueOf(attributes, 'r') ?? this.row.line + 1);
    if (!(line > this.row.line && line <= LAST_ROW)) throw damagedWorkbook();
    this.row = { line, cells: [] };
    this.column = 0;
  }

  private openCell(attributes: string): void {
    const letters = /^[A-Z]{1,3}/.exec(valueOf(attributes, 'r') ?? '')?.[0];
    this.column = letters ? columnOf(letters) : this.column + 1;
    if (this.column > LAST_COLUMN || this.row.line === 0) throw damagedWorkbook();
    this.attributes = attributes;
    this.value = undefined;
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

  /** Of a formula it is the value that was saved with it; one that failed has none. */
  private cellText(): string {
    const type = valueOf(this.attributes, 't') ?? 'n';
    const inline = this.collector.take();
    const { value } = this;
    if (type === 'inlineStr') return asText(inline);
    if (value === undefined || value === '' || type === 'e') return '';
    if (type === 's') return asText(this.context.strings[Number(value)] ?? this.rejectCell());
    if (type === 'b') return ['false', 'true'][Number(value)] ?? this.rejectCell();
    return type === 'n' ? this.numberText(Number(value)) : asText(unescaped(value));
  }

  private numberText(number: number): string {
    if (!Number.isFinite(number)) return this.rejectCell();
    if (!this.context.dateStyles.has(Number(valueOf(this.attributes, 's') ?? 0))) return String(number);
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
