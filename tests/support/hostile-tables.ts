import { archiveOf, rowOf, workbookFiles, workbookOf } from './workbooks';

const MIB = 1024 * 1024;
const SHEET = 'xl/worksheets/sheet1.xml';
const HEADER = ['Email', 'First name', 'Last name'] as const;

/** A file that is made to stop a server, and what its sender is to be answered. */
export interface HostileTable {
  name: string;
  make(): Promise<Buffer> | Buffer;
  /** The message of the refusal; undefined where the file is harmless once it is read. */
  refusal: RegExp | undefined;
}

const TOO_LONG = /longer than 32,767 characters/;
const DAMAGED = /^This workbook is damaged, or not an Excel workbook \(XLSX\)\.$/;
const TOO_LARGE = /^This workbook is too large\. Please save it as CSV\.$/;

const inlineCell = (bytes: number) =>
  workbookOf(
    rowOf(1, ...HEADER),
    `<row r="2"><c r="A2" t="inlineStr"><is><t>${'x'.repeat(bytes)}</t></is></c></row>`,
  );

/** A sheet around content that is not made of rows. */
const sheetOf = (rows: string, more: Record<string, string | Buffer> = {}) =>
  archiveOf({ ...workbookFiles(rowOf(1, ...HEADER) + rows), ...more });

const lyingSize = async (): Promise<Buffer> => {
  const workbook = await archiveOf({ ...workbookFiles(''), [SHEET]: Buffer.alloc(60 * MIB, ' ') });
  workbook.writeUInt32LE(100, workbook.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24);
  return workbook;
};

const sharedStrings = (items: string) => ({
  'xl/sharedStrings.xml': `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${items}</sst>`,
});

/** Nested archives do not matter to a reader that opens none; a bomb is therefore one long file. */
export const hostileTables: readonly HostileTable[] = [
  { name: 'one inline cell of 60 MB in 60 KB', make: () => inlineCell(60_000_000), refusal: TOO_LONG },
  { name: 'one inline cell of 16 MB in 17 KB', make: () => inlineCell(16_000_000), refusal: TOO_LONG },
  {
    name: 'a cell of a million short runs of text',
    make: () =>
      sheetOf(`<row r="2"><c r="A2" t="inlineStr"><is>${'<r><t>x</t></r>'.repeat(1_000_000)}</is></c></row>`),
    refusal: TOO_LONG,
  },
  {
    name: 'a bomb of 149 MB in one sheet',
    make: () => archiveOf({ ...workbookFiles(''), [SHEET]: Buffer.alloc(149 * MIB, ' ') }),
    refusal: DAMAGED,
  },
  {
    name: 'a bomb of 200 MB in a file that nobody reads',
    make: () => sheetOf('', { 'xl/media/image1.png': Buffer.alloc(200 * MIB) }),
    refusal: TOO_LARGE,
  },
  { name: 'a size that is not true', make: lyingSize, refusal: DAMAGED },
  {
    name: 'XML a million elements deep',
    make: () => sheetOf(`<row r="2">${'<c>'.repeat(1_000_000)}`),
    refusal: DAMAGED,
  },
  {
    name: 'an element with a million attributes',
    make: () =>
      sheetOf(`<row r="2" ${Array.from({ length: 1_000_000 }, (_none, at) => `a${at}="x"`).join(' ')}/>`),
    refusal: DAMAGED,
  },
  {
    name: 'entities that grow',
    make: () =>
      archiveOf({
        ...workbookFiles(''),
        [SHEET]: `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(10_000)}">]><worksheet><sheetData>${rowOf(1, '&a;'.repeat(100_000))}</sheetData></worksheet>`,
      }),
    refusal: DAMAGED,
  },
  {
    name: 'a million empty rows',
    make: () =>
      sheetOf(Array.from({ length: 1_000_000 }, (_none, at) => `<row r="${at + 2}"></row>`).join('')),
    refusal: undefined,
  },
  {
    name: 'one shared string of 60 MB',
    make: () => sheetOf('', sharedStrings(`<si><t>${'x'.repeat(60_000_000)}</t></si>`)),
    refusal: TOO_LONG,
  },
  {
    name: 'shared strings of 140 MB',
    make: () => sheetOf('', sharedStrings(`<si><t>${'x'.repeat(32_000)}</t></si>`.repeat(4_400))),
    refusal: TOO_LARGE,
  },
  {
    name: 'ten million shared strings',
    make: () => sheetOf('', sharedStrings('<si><t/></si>'.repeat(10_000_000))),
    refusal: TOO_LARGE,
  },
  {
    name: 'two thousand files',
    make: () =>
      sheetOf(
        '',
        Object.fromEntries(Array.from({ length: 2_000 }, (_none, at) => [`xl/media/${at}.png`, 'x'])),
      ),
    refusal: TOO_LARGE,
  },
  {
    name: 'a number format of sixteen thousand brackets, for six thousand styles',
    make: () =>
      sheetOf('', {
        'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(16_000)}"/></numFmts><cellXfs>${'<xf numFmtId="164"/>'.repeat(6_000)}</cellXfs></styleSheet>`,
      }),
    refusal: undefined,
  },
  {
    name: 'one text of 32,000 blanks in a million cells',
    make: () =>
      sheetOf(
        Array.from(
          { length: 5_000 },
          (_none, at) => `<row r="${at + 2}">${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`,
        ).join(''),
        sharedStrings(`<si><t xml:space="preserve">${' '.repeat(32_000)}</t></si>`),
      ),
    refusal: TOO_LARGE,
  },
  {
    name: 'a hundred titles of accents in the wrong order',
    make: () =>
      archiveOf({
        ...workbookFiles(
          rowOf(1, ...HEADER).replace('</row>', `${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`),
        ),
        ...sharedStrings(`<si><t>a${'\u0301'.repeat(16_000)}${'\u0323'.repeat(16_000)}</t></si>`),
      }),
    refusal: undefined,
  },
  {
    name: 'a CSV cell of 8 MB',
    make: () => Buffer.from(`${HEADER.join()}\n"${'x'.repeat(8 * MIB)}",Ada,Smith\n`),
    refusal: /^Line 2 cannot be read: .* longer than 200,000 characters/,
  },
  {
    name: 'a CSV file of a million columns',
    make: () => Buffer.from(`${HEADER.join()}${',x'.repeat(1_000_000)}\n`),
    refusal: /^Line 1 cannot be read: .* longer than 200,000 characters/,
  },
  {
    name: 'a CSV file of quotation marks',
    make: () => Buffer.from(`${HEADER.join()}\n${'"'.repeat(24 * MIB)}\n`),
    refusal: /^Line 2 cannot be read: .* longer than 200,000 characters/,
  },
];
