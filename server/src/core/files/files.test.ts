import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { writeCsv } from './csv';
import { guardFormula, unguardFormula } from './formula-guard';
import type { Batches, TableColumn, TableWriter } from './table';
import { writeXlsx } from './xlsx';

const columns: TableColumn[] = [
  { title: 'Name', kind: 'TEXT' },
  { title: 'Score', kind: 'NUMBER' },
  { title: 'Open', kind: 'BOOLEAN' },
  { title: 'At', kind: 'TIME' },
];

async function* batches(...given: (string | null)[][][]): Batches & AsyncGenerator<(string | null)[][]> {
  yield* given;
}

const bytesOf = async (write: TableWriter, rows: Batches, of = columns): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of write(of, rows)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', "'=1", "''+1"];
const HARMLESS = [
  '',
  'Zoë "Z" O’Neil, Ltd',
  'two\nlines',
  'two\r\nlines',
  "'quoted'",
  ' =1',
  '1-1',
  '東京',
  'a;b',
  '<&>',
];

/** The same cells each time: letters that files, spreadsheets and XML care about. */
const randomTexts = (count: number): string[] => {
  const letters = Array.from(`=+-@\t\r\n'",;<>&_x0041 abcé東😀`);
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  return Array.from({ length: count }, () =>
    Array.from({ length: next(9) }, () => letters[next(letters.length)]).join(''),
  );
};

const texts = [...FORMULAS, ...HARMLESS, ...randomTexts(20_000)];
const oneColumn: TableColumn[] = [
  { title: 'Text', kind: 'TEXT' },
  { title: 'End', kind: 'TEXT' },
];
const asRows = (): (string | null)[][] => texts.map((text) => [text, '.']);

describe('a CSV file', () => {
  it('begins with a byte order mark, and has numbers as numbers and nothing for null', async () => {
    const rows = batches([['Sara', '-5', 'true', '2027-05-03 10:00:00']], [[null, null, null, null]]);
    const text = (await bytesOf(writeCsv, rows)).toString();
    expect(text).toBe('\uFEFFName,Score,Open,At\r\nSara,-5,true,2027-05-03 10:00:00\r\n,,,\r\n');
  });

  it('has no cell that a spreadsheet would take for a formula', async () => {
    const text = (await bytesOf(writeCsv, batches(asRows()), oneColumn)).toString();
    const cells = parse(text, { bom: true, from: 2 }).map(([cell]) => cell ?? '');
    expect(cells).toHaveLength(texts.length);
    expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
  });

  it('gives every text back', async () => {
    const text = (await bytesOf(writeCsv, batches(asRows()), oneColumn)).toString();
    expect(parse(text, { bom: true, from: 2 }).map(([cell]) => unguardFormula(cell ?? ''))).toEqual(texts);
  });

  it('is guarded and freed of its guard exactly once', () => {
    expect(FORMULAS.map(guardFormula)).toEqual(FORMULAS.map((formula) => `'${formula}`));
    expect(HARMLESS.map(guardFormula)).toEqual(HARMLESS);
    expect(HARMLESS.map(unguardFormula)).toEqual(HARMLESS);
  });
});

describe('an XLSX file', () => {
  it('has text, numbers, truth values and times as what they are', async () => {
    const rows = batches([['Sara', '-5', 'true', '2027-05-03 10:00:00']], [[null, '2', null, null]]);
    const bytes = await bytesOf(writeXlsx, rows);
    expect(await readWorkbook(bytes)).toEqual([
      {
        sheet: 'Report',
        data: [
          ['Name', 'Score', 'Open', 'At'],
          ['Sara', -5, true, new Date('2027-05-03T10:00:00.000Z')],
          [null, 2, null, null],
        ],
      },
    ]);
  });

  it('is a heading alone where there are no rows', async () => {
    const bytes = await bytesOf(writeXlsx, batches([]));
    expect(await readWorkbook(bytes)).toEqual([{ sheet: 'Report', data: [['Name', 'Score', 'Open', 'At']] }]);
  });

  it('gives every text back, and none of them as a formula', async () => {
    const bytes = await bytesOf(writeXlsx, batches(asRows()), oneColumn);
    const [sheet] = await readWorkbook(bytes, { trim: false });
    const cells = sheet?.data.slice(1).map(([cell]) => (cell === null ? '' : String(cell)));
    expect(cells).toEqual(texts);
  });
});

describe('a file whose rows fail', () => {
  async function* failing(): AsyncGenerator<(string | null)[][]> {
    yield [['Sara', '1', 'true', null]];
    throw new Error('The database is away');
  }

  it.each([writeCsv, writeXlsx])('fails too', async (write) => {
    await expect(bytesOf(write, failing())).rejects.toThrow('The database is away');
  });
});
