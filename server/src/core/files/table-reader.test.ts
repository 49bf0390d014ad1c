import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableRow } from './table';
import { tableRows } from './table-reader';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (content: string | Buffer, bytes?: number): Promise<TableRow[]> => {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  if (bytes !== undefined) await truncate(path, bytes);
  const rows: TableRow[] = [];
  for await (const batch of tableRows(path)) rows.push(...batch);
  return rows;
};
const cellsOf = async (content: string | Buffer) => (await read(content)).map(({ cells }) => cells);

const expected = [
  ['Name', 'City'],
  ['Zoë', 'Köln'],
];

describe('tableRows', () => {
  it.each([
    ['commas', 'Name,City\nZoë,Köln\n'],
    ['semicolons and Windows line ends', 'Name;City\r\nZoë;Köln\r\n'],
    ['tabs', 'Name\tCity\nZoë\tKöln'],
    ['a byte order mark', '\uFEFFName,City\nZoë,Köln\n'],
    ['quotes', '"Name","City"\n"Zoë","Köln"\n'],
    ['Windows-1252', Buffer.from('Name;City\nZoë;Köln\n', 'latin1')],
    ['UTF-16, little end first', Buffer.from('\uFEFFName\tCity\nZoë\tKöln\n', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\uFEFFName\tCity\nZoë\tKöln\n', 'utf16le').swap16()],
  ])('reads %s', async (_what, content) => {
    expect(await cellsOf(content)).toEqual(expected);
  });

  it('tells the line in which a row begins, with cells of several lines and empty lines between', async () => {
    const rows = await read('Name,City\n\n"A\nB",x\nC,y\n');
    expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'Name'],
      [3, 'A\nB'],
      [5, 'C'],
    ]);
  });

  it.each([
    ['that are mixed', 'A,B\r\n1,2\n3,4\r\n5,6\r7,8'],
    ['of Windows', 'A,B\r\n1,2\r\n3,4\r\n5,6\r\n7,8\r\n'],
    ['of old Macs', 'A,B\r1,2\r3,4\r5,6\r7,8\r'],
  ])('ends a row at line ends %s', async (_what, content) => {
    const rows = await read(content);
    expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, 'A', 'B'],
      [2, '1', '2'],
      [3, '3', '4'],
      [4, '5', '6'],
      [5, '7', '8'],
    ]);
  });

  it.each([
    ['the first line', 'sep=;\r\nName;City\r\n"A, B";x\r\n'],
    ['the first line, which a spreadsheet has filled up', '\uFEFF"sep=;";;\nName;City\nA, B;x\n'],
    ['the header below a title', 'Participants\nName;City\n"A, B";x\n'],
  ])('takes the separator from %s', async (_what, content) => {
    const rows = (await read(content)).filter(({ cells }) => cells.length === 2);
    expect(rows).toEqual([
      { line: 2, cells: ['Name', 'City'] },
      { line: 3, cells: ['A, B', 'x'] },
    ]);
  });

  it('takes quotation marks within a text as they are written', async () => {
    const content = 'Name,City\n12" Screens,Robert "Bob" X\n"Bob" Y,="0171 123"\n"The ""Hall""",x\n';
    expect(await cellsOf(content)).toEqual([
      ['Name', 'City'],
      ['12" Screens', 'Robert "Bob" X'],
      ['"Bob" Y', '="0171 123"'],
      ['The "Hall"', 'x'],
    ]);
  });

  it.each([
    ['an empty file', '', 'The file is empty.'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'neither a CSV file nor an Excel workbook'],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'an old Excel workbook'],
    [
      'a workbook with a password',
      Buffer.from('\xd0\xcf\x11\xe0..E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0', 'latin1'),
      'has a password',
    ],
    ['a web page', '\uFEFF\n<!DOCTYPE html><table><tr><td>Name</td></tr></table>', 'This is a web page'],
    ['a workbook that is no archive', Buffer.from('PK\x03\x04broken'), 'This workbook is damaged'],
    ['a quotation mark that never ends', 'Name,City\n"Zoë,Köln\n', 'check its quotation marks'],
    ['a row without an end', `Name\n${'x'.repeat(300_000)}`, 'check its quotation marks'],
    [
      'text that breaks off in the middle',
      Buffer.concat([Buffer.alloc(300_000, 'a\n'), Buffer.from([0xff])]),
      'damaged',
    ],
  ])('refuses %s', async (_what, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });

  it('refuses 100 MB without reading them', async () => {
    await expect(read('Name\n', 100 * 1024 * 1024)).rejects.toThrow('larger than 25 MB');
  });
});
