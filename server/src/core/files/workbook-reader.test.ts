import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UnreadableFileError, type TableRow } from './table';
import { workbookRows } from './workbook-reader';
import { writeZip } from './zip';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workbooks-'));
});
afterAll(() => rm(folder, { recursive: true }));

const partsOf = (sheet: string): Record<string, string> => ({
  'xl/workbook.xml': `<?xml version="1.0"?><x:workbook xmlns:x="${MAIN}"><x:workbookPr/><x:sheets><x:sheet name="One" sheetId="7" r:id="rId2"/><x:sheet name="Two" r:id="rId1"/></x:sheets></x:workbook>`,
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/other.xml"/><Relationship Target="/xl/worksheets/first.xml" Id="rId2"/></Relationships>',
  'xl/worksheets/first.xml': `<worksheet xmlns="${MAIN}">${sheet}</worksheet>`,
});

const archiveOf = async (parts: Record<string, string>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeZip(parts)) chunks.push(chunk);
  return Buffer.concat(chunks);
};
const readArchive = async (archive: Buffer): Promise<TableRow[]> => {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, archive);
  const rows: TableRow[] = [];
  for await (const batch of workbookRows(path)) rows.push(...batch);
  return rows;
};
const read = async (parts: Record<string, string>) => readArchive(await archiveOf(parts));
const rowsOf = (rows: string, more: Record<string, string> = {}) =>
  read({ ...partsOf(`<sheetData>${rows}</sheetData>`), ...more });
const cellsOf = async (cells: string, more: Record<string, string> = {}) =>
  (await rowsOf(`<row r="1">${cells}</row>`, more))[0]?.cells;

describe('the first sheet of a workbook', () => {
  it('is found by its relation, with its rows where they say they are', async () => {
    const rows = await rowsOf(
      '<row r="2"><c r="C2"><v>1</v></c></row><row><c><v>2</v></c><c><v>3</v></c></row><row r="9"><c r="A9" s="1"/></row>',
    );
    expect(rows).toEqual([
      { line: 2, cells: ['', '', '1'] },
      { line: 3, cells: ['2', '3'] },
    ]);
  });

  it('has texts in runs, without how they are pronounced, with every kind of escape', async () => {
    const strings = `<sst><si><r><t>Zo</t></r><r><t xml:space="preserve">ë &amp; </t></r><r><t>co</t></r><rPh sb="0" eb="1"><t>x</t></rPh></si><si><t>a_x000D_b&#x1F600;&#33;<![CDATA[<&]]></t></si><si><t/></si></sst>`;
    const cells = await cellsOf(
      '<c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="inlineStr"><is><t>in</t><r><t>line</t></r></is></c><c t="str"><f>A1</f><v>_x0041_</v></c>',
      { 'xl/sharedStrings.xml': strings },
    );
    expect(cells).toEqual(['Zoë & co', 'a\rb😀!<&', '', 'inline', 'A']);
  });

  it('has numbers, truth values, dates and what a failed formula shows as text', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="0.0&quot; days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>';
    const cells = await cellsOf(
      '<c><v>1.5E3</v></c><c t="b"><v>1</v></c><c s="1"><v>46145.5</v></c><c s="2"><v>46145</v></c><c s="3"><v>7</v></c><c t="e"><v>#REF!</v></c><c t="d"><v>2026-05-03</v></c>',
      { 'xl/styles.xml': styles },
    );
    expect(cells).toEqual([
      '1500',
      'true',
      '2026-05-03T12:00:00.000Z',
      '2026-05-03T00:00:00.000Z',
      '7',
      '#REF!',
      '2026-05-03',
    ]);
  });

  it.each([
    ['00000000000', '1711234567', '01711234567'],
    ['&quot;+&quot;0', '447701900123', '+447701900123'],
    ['\\+00\\ (0) 000 0000', '442079460000', '+4420 (7) 946 0000'],
    ['0000-0000;[Red]-0', '1234567', '0123-4567'],
    ['###-0', '5', '-5'],
    ['0.00', '4.4770190012300003E+11', '447701900123'],
    ['0', '1.2345678901234567E+19', '1.23456789012346e+19'],
    ['General', '1234567890123456', '1.23456789012346e+15'],
  ])('shows a number in the format %s', async (code, value, shown) => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts><cellXfs><xf/><xf numFmtId="170"/></cellXfs></styleSheet>`;
    expect(await cellsOf(`<c s="1"><v>${value}</v></c>`, { 'xl/styles.xml': styles })).toEqual([shown]);
  });

  const sheetOf = (text: string) =>
    `<worksheet><sheetData><row><c t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`;
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
  const sheets = {
    '_rels/.rels': `<Relationships>${link('r1', 'officeDocument', '/book/Workbook22.xml')}</Relationships>`,
    'book/_rels/workbook22.xml.rels': `<Relationships>${link('r1', 'worksheet', 'sheets\\one.xml')}${link('r2', 'chartsheet', 'two.xml')}${link('r3', 'worksheet', '../book/Sheets/THREE.xml')}${link('r4', 'worksheet', 'sheets/four.xml')}</Relationships>`,
    'book/sheets/one.xml': sheetOf('one'),
    'book/sheets/three.xml': sheetOf('three'),
    'book/sheets/four.xml': sheetOf('four'),
  };
  const bookOf = (...names: string[]) => ({
    ...sheets,
    'book/Workbook22.xml': `<workbook><sheets>${names.map((name, index) => `<sheet name=${name} r:id="r${index + 1}"/>`).join('')}</sheets></workbook>`,
  });

  it.each([
    ['it is shown', '"A" state="hidden"', '"B"', '"C"', 'three'],
    ['it is shown to everybody', '"A" state="veryHidden"', '"B"', '"C" state="visible"', 'three'],
    ['it has cells of its own', '"Export Summary"', '"B"', '"C"', 'three'],
    ['it is the first', '"A"', '"B"', '"C"', 'one'],
  ])('is the one that is meant: %s', async (_why, one, two, three, expected) => {
    expect(await read(bookOf(one, two, three))).toEqual([{ line: 1, cells: [expected] }]);
  });

  it('is refused in words where every sheet is hidden', async () => {
    await expect(read(bookOf('"A" state="hidden"', '"B"'))).rejects.toThrow('no sheet that is shown');
  });

  it('is not guessed where two parts have one name', async () => {
    const twice = { ...bookOf('"A"'), 'book/sheets/ONE.xml': sheetOf('other') };
    await expect(read(twice)).rejects.toThrow('damaged');
  });

  it('has texts of up to 32,767 characters, however long they are in the file', async () => {
    const cellOf = (length: number) =>
      cellsOf(`<c t="inlineStr"><is><t>${'&amp;'.repeat(length)}</t></is></c>`);
    expect(await cellOf(32_767)).toEqual(['&'.repeat(32_767)]);
    await expect(cellOf(32_768)).rejects.toThrow('longer than 32,767 characters');
  });

  it.each([
    ['a tag that is not closed', '<row><c></row>'],
    ['two roots', '<row/></sheetData></worksheet><worksheet><sheetData>'],
    ['an entity of its own', '<row><c t="str"><v>&own;</v></c></row>'],
    ['rows in the wrong order', '<row r="2"/><row r="1"/>'],
    ['a cell outside of any row', '<c><v>1</v></c>'],
    ['a column that no sheet has', '<row><c r="ZZZ1"><v>1</v></c></row>'],
    ['a tag with a sign that has to be escaped', '<row r="<"/>'],
  ])('is refused with %s', async (_what, rows) => {
    await expect(rowsOf(rows)).rejects.toThrow('This workbook is damaged');
  });

  it.each([
    '<row><c t="s"><v>9</v></c></row>',
    '<row><c><v>x</v></c></row>',
    '<row><c t="b"><v>2</v></c></row>',
  ])('names the cell that cannot be read: %s', async (rows) => {
    await expect(rowsOf(rows)).rejects.toThrow('The cell in row 1 and column 1 cannot be read.');
  });

  it('is read or refused in words, whichever of its bytes is wrong', async () => {
    const archive = await archiveOf(partsOf('<sheetData><row><c><v>1</v></c></row></sheetData>'));
    const unexpected: unknown[] = [];
    for (let at = 0; at < archive.length; at += 5) {
      const damaged = Buffer.from(archive);
      damaged[at] = (archive[at] ?? 0) ^ (1 << (at % 8));
      await readArchive(damaged).catch((error: unknown) => {
        if (!(error instanceof UnreadableFileError)) unexpected.push(at, error);
      });
    }
    expect(unexpected).toEqual([]);
  });
});
