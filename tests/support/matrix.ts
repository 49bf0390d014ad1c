/** `npm test` sets it to the number of the commit; `npm test -- --all`, and Vitest called by hand, test every row. */
const seed = process.env['TEST_SEED'];

/** A matrix is divided into this many parts, so that as many commits in a row test all of it. */
const PARTS = 10;

/** Whether every matrix is tested whole, and random tests run for long. */
export const isWhole = seed === undefined;

/** The rows of a matrix that this run tests: all, or a tenth and at least one. */
export function sampled<Row>(rows: readonly Row[]): Row[] {
  if (isWhole) return [...rows];
  const parts = Math.min(PARTS, rows.length);
  return rows.filter((_row, index) => index % parts === Number(seed) % parts);
}
