import { csvOf, type TextSelect } from '../db/copy';
import { guardedOrNull, guardFormula } from './formula-guard';
import type { TableColumn, TableFile } from './table';

/** Without it Excel reads UTF-8 as the local code page. */
const BYTE_ORDER_MARK = '\uFEFF';
const NEEDS_QUOTES = /[",\r\n]/;

const cellOf = (text: string): string => {
  const guarded = guardFormula(text);
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
};

/** A CSV file (RFC 4180, UTF-8) of these texts, none of which is a formula. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;

/** Only texts can be formulas. An empty one is null here: COPY would write it as two quotes. */
const cells = (columns: readonly TableColumn[], { columns: texts, rest }: TextSelect): TextSelect => ({
  columns: texts.map((text, index) => (columns[index]?.kind === 'TEXT' ? guardedOrNull(text) : text)),
  rest,
});

/** Makes the rows, which Postgres ends with a line feed, end as RFC 4180 has it; what is inside quotes stays. */
const lineEnds = (): ((chunk: Buffer) => Buffer) => {
  let inside = false;
  return (chunk) => {
    // A quote begins and ends what is quoted; two of them inside leave it as it is. In Latin 1 each byte is one letter.
    const parts = chunk.toString('latin1').split('"');
    const ended = parts.map((part, index) => {
      if (index > 0) inside = !inside;
      return inside ? part : part.replaceAll('\n', '\r\n');
    });
    return Buffer.from(ended.join('"'), 'latin1');
  };
};

/** A CSV file (RFC 4180, UTF-8) in which no text is a formula; numbers stay numbers. Postgres writes it. */
export const writeCsv: TableFile = async function* writeCsv(database, columns, select) {
  yield Buffer.from(csvText([columns.map(({ title }) => title)]));
  const ended = lineEnds();
  for await (const chunk of csvOf(database, cells(columns, select))) yield ended(chunk);
};
