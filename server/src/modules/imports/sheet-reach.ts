import { setImmediate as nextTurn } from 'node:timers/promises';
import { unreadable } from './unreadable';

/** As far as sheets go at all. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
/** All cells up to the last one, the empty ones too: 20,000 rows of 200 columns are less than half of it. */
const MAX_CELLS = 10_000_000;
const CELLS_A_TURN = 20_000;

const UNSEEN = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g;
/** Rows and cells: what they are, their attributes, and whether they are empty. */
const TAGS = /<(?:\w+:)?(row|c)\b((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/g;
const PLACE = /\br\s*=\s*["']\s*([A-Z]*)(\d+)\s*["']/;

const columnOf = (letters: string): number =>
  letters.split('').reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** Refuses a sheet with a cell so far out that nobody could hold what lies in between. */
export const checkReach = async (xml: string): Promise<void> => {
  let [row, column, seen] = [1, 1, 0];
  for (const [, tag, attributes = '', empty] of xml.replace(UNSEEN, '').matchAll(TAGS)) {
    const [, letters = '', digits] = PLACE.exec(attributes) ?? [];
    if (digits === undefined) continue;
    const place = { row: Number(digits), column: columnOf(letters) };
    if (place.row > LAST_ROW || place.column > LAST_COLUMN)
      throw unreadable('This workbook is damaged, or not an Excel workbook (XLSX).');
    if (tag === 'c' && !empty) {
      row = Math.max(row, place.row);
      column = Math.max(column, place.column);
      if (row * column > MAX_CELLS)
        throw unreadable(
          `This sheet reaches to row ${row} and column ${column}. Please remove what is so far out, or save it as CSV.`,
        );
    }
    seen += 1;
    if (seen % CELLS_A_TURN === 0) await nextTurn();
  }
};
