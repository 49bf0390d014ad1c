import { archiveOf, rowOf, workbookFiles, workbookOf } from './workbooks';

const MIB = 1024 * 1024;
const SHEET = 'xl/worksheets/sheet1.xml';
const HEADER = ['Email', 'First name', 'Last name'] as const;

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

const numbered = (count: number, textOf: (at: number) => string): string =>
  Array.from({ length: count }, (_none, at) => textOf(at)).join('');

/** Files by their names, and the message of their refusal; undefined where a file is harmless once it is read. */
const refusedWith = (refusal: RegExp | undefined, files: Record<string, () => Promise<Buffer> | Buffer>) =>
  Object.entries(files).map(([name, make]) => ({ name, make, refusal }));

const sharedCells = (count: number): string => '<c t="s"><v>0</v></c>'.repeat(count);

/**
 * Files that are made to stop a server, and what their sender is to be answered. Nested archives do not matter to a reader that opens none;
 * a bomb is therefore one long file.
 */
export const hostileTables = [
  ...refusedWith(TOO_LONG, {
    'one inline cell of 60 MB in 60 KB': () => inlineCell(60_000_000),
    'one inline cell of 16 MB in 17 KB': () => inlineCell(16_000_000),
    'a cell of a million short runs of text': () =>
      sheetOf(`<row r="2"><c r="A2" t="inlineStr"><is>${'<r><t>x</t></r>'.repeat(1_000_000)}</is></c></row>`),
    'one shared string of 60 MB': () =>
      sheetOf('', sharedStrings(`<si><t>${'x'.repeat(60_000_000)}</t></si>`)),
  }),
  ...refusedWith(DAMAGED, {
    'a bomb of 149 MB in one sheet': () =>
      archiveOf({ ...workbookFiles(''), [SHEET]: Buffer.alloc(149 * MIB, ' ') }),
    'a size that is not true': lyingSize,
    'XML a million elements deep': () => sheetOf(`<row r="2">${'<c>'.repeat(1_000_000)}`),
    'an element with a million attributes': () =>
      sheetOf(`<row r="2" ${numbered(1_000_000, (at) => `a${at}="x" `)}/>`),
    'entities that grow': () =>
      archiveOf({
        ...workbookFiles(''),
        [SHEET]: `<!DOCTYPE x [<!ENTITY a "${'x'.repeat(10_000)}">]><worksheet><sheetData>${rowOf(1, '&a;'.repeat(100_000))}</sheetData></worksheet>`,
      }),
  }),
  ...refusedWith(TOO_LARGE, {
    'a bomb of 200 MB in a file that nobody reads': () =>
      sheetOf('', { 'xl/media/image1.png': Buffer.alloc(200 * MIB) }),
    'shared strings of 140 MB': () =>
      sheetOf('', sharedStrings(`<si><t>${'x'.repeat(32_000)}</t></si>`.repeat(4_400))),
    'ten million shared strings': () => sheetOf('', sharedStrings('<si><t/></si>'.repeat(10_000_000))),
    'two thousand files': () =>
      sheetOf(
        '',
        Object.fromEntries(Array.from({ length: 2_000 }, (_none, at) => [`xl/media/${at}.png`, 'x'])),
      ),
    'one text of 32,000 blanks in a million cells': () =>
      sheetOf(
        numbered(5_000, (at) => `<row r="${at + 2}">${sharedCells(200)}</row>`),
        sharedStrings(`<si><t xml:space="preserve">${' '.repeat(32_000)}</t></si>`),
      ),
  }),
  ...refusedWith(undefined, {
    'a million empty rows': () => sheetOf(numbered(1_000_000, (at) => `<row r="${at + 2}"></row>`)),
    'a number format of sixteen thousand brackets, for six thousand styles': () =>
      sheetOf('', {
        'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${'['.repeat(16_000)}"/></numFmts><cellXfs>${'<xf numFmtId="164"/>'.repeat(6_000)}</cellXfs></styleSheet>`,
      }),
    'a hundred titles of accents in the wrong order': () =>
      archiveOf({
        ...workbookFiles(rowOf(1, ...HEADER).replace('</row>', `${sharedCells(100)}</row>`)),
        ...sharedStrings(`<si><t>a${'\u0301'.repeat(16_000)}${'\u0323'.repeat(16_000)}</t></si>`),
      }),
  }),
  ...refusedWith(/^Line 1 cannot be read: .* longer than 200,000 characters/, {
    'a CSV file of a million columns': () => Buffer.from(`${HEADER.join()}${',x'.repeat(1_000_000)}\n`),
  }),
  ...refusedWith(/^Line 2 cannot be read: .* longer than 200,000 characters/, {
    'a CSV cell of 8 MB': () => Buffer.from(`${HEADER.join()}\n"${'x'.repeat(8 * MIB)}",Ada,Smith\n`),
    'a CSV file of quotation marks': () => Buffer.from(`${HEADER.join()}\n${'"'.repeat(24 * MIB)}\n`),
  }),
];
