import { isChosen, PARTS } from '../../scripts/lib/sampling.mjs';

/** `npm test` sets it to the number of the commit; `npm test -- --all`, and Vitest called by hand, test every row. */
const seed = process.env['TEST_SEED'];

/** Whether every matrix is tested whole, and random tests run for long. */
export const isWhole = seed === undefined;

const isInRun = (part: number, parts?: number): boolean => seed === undefined || isChosen(part, seed, parts);

/** The rows of a matrix that this run tests: all, or a tenth and at least one. */
export function sampled<Row>(rows: readonly Row[]): Row[] {
  return rows.filter((_row, index) => isInRun(index, Math.min(PARTS, rows.length)));
}

/** Whether this run has the test with this title, where a tenth of such tests runs. */
export const isSampled = (title: string): boolean =>
  isInRun(Array.from(title).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0));
