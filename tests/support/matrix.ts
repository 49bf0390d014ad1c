/** `npm test` sets it to the number of the commit; `npm test -- --all`, and Vitest called by hand, test every row. */
const seed = process.env['TEST_SEED'];

/** A matrix is divided into this many parts, so that as many commits in a row test all of it. */
const PARTS = 10;

/** Whether every matrix is tested whole, and random tests run for long. */
export const isWhole = seed === undefined;

/** Whether this run has the part of a matrix with this number. */
const isChosen = (part: number, parts = PARTS): boolean => isWhole || part % parts === Number(seed) % parts;

/** The rows of a matrix that this run tests: all, or a tenth and at least one. */
export function sampled<Row>(rows: readonly Row[]): Row[] {
  return rows.filter((_row, index) => isChosen(index, Math.min(PARTS, rows.length)));
}

/** Whether this run has the test with this title, where a tenth of such tests runs. */
export const isSampled = (title: string): boolean =>
  isChosen(Array.from(title).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0));
