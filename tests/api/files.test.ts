import { AsyncLocalStorage } from 'node:async_hooks';
import 'reflect-metadata';
import { parse } from 'csv-parse/sync';
import readWorkbook from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TextSelect } from '../../server/src/core/db/copy';
import { column } from '../../server/src/core/db/columns';
import { query } from '../../server/src/core/db/query';
import { bound, literal, sql } from '../../server/src/core/db/sql';
import { createDataSource, Database } from '../../server/src/core/db/database';
import { writeCsv } from '../../server/src/core/files/csv';
import { guardedOrNull, guardFormula, unguardFormula } from '../../server/src/core/files/formula-guard';
import type { TableColumn, TableFile } from '../../server/src/core/files/table';
import { writeXlsx } from '../../server/src/core/files/xlsx';
import { createLogger } from '../../server/src/core/logger';
import { createDatabase, type TestDatabase } from '../support/database';
import { waitFor } from '../support/wait';

let made: TestDatabase;
let database: Database;

beforeAll(async () => {
  made = await createDatabase();
  const dataSource = createDataSource({ url: made.url, pool: 2, entities: [], migrations: [] });
  database = new Database(await dataSource.initialize(), createLogger('silent'));
});
afterAll(async () => {
  await database.dataSource.destroy();
  await made.drop();
});

const columns: TableColumn[] = [
  { title: 'Name', kind: 'TEXT' },
  { title: 'Score', kind: 'NUMBER' },
  { title: 'Open', kind: 'BOOLEAN' },
  { title: 'At', kind: 'TIME' },
];

/** A select of these rows. */
const rowsOf = (...rows: (string | null)[][]): TextSelect => ({
  columns: columns.map((_column, index) => sql`sample.cells ->> ${literal(index)}`),
  rest: sql`FROM jsonb_array_elements(${bound('jsonb', rows)}) WITH ORDINALITY AS sample (cells, place) ORDER BY place`,
});

const bytesOf = async (write: TableFile, select: TextSelect, of = columns): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of write(database, of, select)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Texts that a spreadsheet takes for a formula as a whole, or behind what separates cells in some country. */
const FORMULAS: Record<string, string> = {
  '=1+1': "'=1+1",
  '+1': "'+1",
  '-1': "'-1",
  '@SUM(A1)': "'@SUM(A1)",
  '＝1': "'＝1",
  "'=1": "''=1",
  "''+1": "'''+1",
  '\tx': "'\tx",
  '\t=1': "'\t'=1",
  '\r=1': "'\r'=1",
  '\n\n=1': "'\n\n'=1",
  ';=1+1': ";'=1+1",
  'Ada;=1+1': "Ada;'=1+1",
  'Ada;+1;-2|@x\t＝3': "Ada;'+1;'-2|'@x\t'＝3",
  'two\n=lines': "two\n'=lines",
  'two\r\n－lines': "two\r\n'－lines",
  'a;"=1"': `a;'"=1"`,
  "a;'\"'=1": `a;''"'=1`,
  'a; =1': "a;' =1",
  'a;\u00A0＋1': "a;'\u00A0＋1",
  ' =1': "' =1",
  '=1;=2': "'=1;'=2",
  'a\u000B=1\u000C=2\u0085=3\u2028=4\u2029=5': "a\u000B'=1\u000C'=2\u0085'=3\u2028'=4\u2029'=5",
};
const HARMLESS = [
  '',
  'Zoë "Z" O’Neil, Ltd',
  'two\nlines',
  'two\r\nlines',
  "'quoted'",
  '1-1',
  '東京',
  'a;b',
  'a;;b',
  "a;'b",
  'a, =b',
  'a=b;c',
  '<&>',
];

/** The same cells each time: letters that files, spreadsheets and XML care about. */
const randomTexts = (count: number): string[] => {
  const letters = Array.from(`=+-@＝\t\r\n'",;|<>&_x0041 abcé東😀`);
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  return Array.from({ length: count }, () =>
    Array.from({ length: next(9) }, () => letters[next(letters.length)]).join(''),
  );
};

const texts = [...Object.keys(FORMULAS), ...HARMLESS, ...randomTexts(20_000)];
const oneColumn: TableColumn[] = [
  { title: 'Text', kind: 'TEXT' },
  { title: 'End', kind: 'TEXT' },
];
/** A select of these texts, a full stop after each. */
const textsOf = (cells: string[]): TextSelect => ({
  columns: [sql`sample.cell`, bound('text', '.')],
  rest: sql`FROM unnest(${bound('text[]', cells)}) WITH ORDINALITY AS sample (cell, place) ORDER BY place`,
});

/** Reads cells as spreadsheets do: what follows a closing quotation mark belongs to the cell as well. */
const cellsAsSpreadsheet = (text: string, delimiter: string): string[] => {
  const cells: string[] = [];
  const CELL = delimiter === '|' ? '\\|' : delimiter;
  const pattern = new RegExp(`(?:"((?:[^"]|"")*)"?)?([^${CELL}\\r\\n]*)(?:${CELL}|\\r\\n|\\r|\\n|$)`, 'y');
  while (pattern.lastIndex < text.length) {
    const [, quoted = '', plain = ''] = pattern.exec(text) ?? [];
    cells.push(quoted.replaceAll('""', '"') + plain);
  }
  return cells;
};

describe('a CSV file', () => {
  it('begins with a byte order mark, and has numbers as numbers and nothing for null', async () => {
    const rows = rowsOf(['Sara', '-5', 'true', '2027-05-03 10:00:00'], [null, null, null, null]);
    const text = (await bytesOf(writeCsv, rows)).toString();
    expect(text).toBe('\uFEFFName,Score,Open,At\r\nSara,-5,true,2027-05-03 10:00:00\r\n,,,\r\n');
  });

  it('is a heading alone where there are no rows', async () => {
    expect((await bytesOf(writeCsv, rowsOf())).toString()).toBe('\uFEFFName,Score,Open,At\r\n');
  });

  it('has no cell that a spreadsheet would take for a formula', async () => {
    const text = (await bytesOf(writeCsv, textsOf(texts), oneColumn)).toString();
    const cells = parse(text, { bom: true, from: 2 }).map(([cell]) => cell ?? '');
    expect(cells).toHaveLength(texts.length);
    expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
  });

  it.each([',', ';', '\t', '|'])(
    'has none either for who reads it with cells between "%s"',
    async (delimiter) => {
      const text = (await bytesOf(writeCsv, textsOf(texts), oneColumn)).toString();
      // As spreadsheets do: a quotation mark counts where a cell begins, and what follows the closing one belongs to the cell.
      const cells = cellsAsSpreadsheet(text.slice(1), delimiter);
      expect(
        cells.filter((cell) => /^[ \u00A0]*[=+\-@＝＋－＠]/.test(cell) && cell.trim() !== ' =1'.trim()),
      ).toEqual([]);
    },
  );

  it('gives every text back', async () => {
    const text = (await bytesOf(writeCsv, textsOf(texts), oneColumn)).toString();
    expect(parse(text, { bom: true, from: 2 }).map(([cell]) => unguardFormula(cell ?? ''))).toEqual(texts);
  });

  it('leaves no timer behind when its reader stops early', async () => {
    const [setTimer, clear] = [globalThis.setTimeout, vi.spyOn(globalThis, 'clearTimeout')];
    const timers: unknown[] = [];
    // Other servers in this process have timers of their own.
    const reading = new AsyncLocalStorage<true>();
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((...call) => {
      const timer = setTimer(...call);
      if (reading.getStore() && call[1] === 60_000) timers.push(timer);
      return timer;
    });
    await reading.run(true, async () => {
      const bytes = writeCsv(database, oneColumn, textsOf(texts));
      // The heading, and the first rows.
      await bytes.next();
      await bytes.next();
      await bytes.return(undefined);
    });
    expect(timers).toHaveLength(1);
    expect(clear.mock.calls.map(([cleared]) => cleared)).toContain(timers[0]);
  });

  it('is byte for byte what RFC 4180 asks for', async () => {
    const written = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
    const lines = texts.map((text) => `${written(guardFormula(text))},.\r\n`);
    const file = (await bytesOf(writeCsv, textsOf(texts), oneColumn)).toString();
    expect(file === `\uFEFFText,End\r\n${lines.join('')}`).toBe(true);
  });

  it('is guarded and freed of its guard exactly once', () => {
    expect(Object.keys(FORMULAS).map(guardFormula)).toEqual(Object.values(FORMULAS));
    expect(Object.values(FORMULAS).map(unguardFormula)).toEqual(Object.keys(FORMULAS));
    expect(HARMLESS.map(guardFormula)).toEqual(HARMLESS);
    expect(HARMLESS.map(unguardFormula)).toEqual(HARMLESS);
  });

  it('is guarded alike by Postgres and by us', async () => {
    const cell = column('text?', guardedOrNull(sql`cell`));
    const rows = await database.db.rows(
      query(
        { guarded: cell },
        sql`SELECT ${cell.sql} AS guarded
            FROM unnest(${bound('text[]', texts)}) WITH ORDINALITY AS sample (cell, place) ORDER BY place`,
      ),
    );
    expect(rows.map(({ guarded }) => guarded ?? '')).toEqual(texts.map(guardFormula));
  });
});

describe('an XLSX file', () => {
  it('has text, numbers, truth values and times as what they are', async () => {
    const rows = rowsOf(['Sara', '-5', 'true', '2027-05-03 10:00:00'], [null, '2', null, null]);
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
    const bytes = await bytesOf(writeXlsx, rowsOf());
    expect(await readWorkbook(bytes)).toEqual([{ sheet: 'Report', data: [['Name', 'Score', 'Open', 'At']] }]);
  });

  it('gives every text back, and none of them as a formula', async () => {
    // XML has no way to write most control characters.
    const writable = texts.filter((text) => !/[\v\f]/.test(text));
    const bytes = await bytesOf(writeXlsx, textsOf(writable), oneColumn);
    const [sheet] = await readWorkbook(bytes, { trim: false });
    const cells = sheet?.data.slice(1).map(([cell]) => (cell === null ? '' : String(cell)));
    expect(cells).toEqual(writable);
  });
});

describe('a file whose rows fail', () => {
  /** The last of many rows divides by nothing. */
  const failing: TextSelect = {
    columns: [sql`n::text`, sql`(1 / (5000 - n))::text`, sql`NULL::text`, sql`NULL::text`],
    rest: sql`FROM generate_series(${bound('int4', 1)}, 5000) AS n`,
  };

  it.each([writeCsv, writeXlsx])('fails too, and leaves the connections as they were', async (write) => {
    for (let time = 0; time < 3; time += 1)
      await expect(bytesOf(write, failing)).rejects.toThrow('division by zero');
    // Postgres tells of an error before it ends what failed.
    await waitFor(async () => {
      const [found] = await database.db.rows(
        query(
          { left: 'int4' },
          sql`SELECT count(*)::int AS left FROM pg_stat_activity WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()`,
        ),
      );
      return found?.left === 0;
    }, 'The end of all that failed');
  });

  it('fails when its connection breaks', async () => {
    const endless: TextSelect = {
      columns: [sql`n::text`, sql`NULL::text`, sql`NULL::text`, sql`NULL::text`],
      rest: sql`FROM (SELECT generate_series(${bound('int4', 1)}, 1000000000) AS n) AS endless`,
    };
    const file = writeCsv(database, columns, endless);
    for (let chunk = 0; chunk < 3; chunk += 1) await file.next();
    await database.db.rows(
      query(
        {},
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'COPY%'`,
      ),
    );
    const rest = async () => {
      for await (const chunk of file) expect(chunk.length).toBeGreaterThan(0);
    };
    await expect(rest()).rejects.toThrow(/terminat|ECONNRESET/);
  });
});
