import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scanFile } from '../../server/src/modules/imports/file-scan';
import { ImportKind } from '../../server/src/modules/imports/import.entity';
import { rowOf, workbookOf } from '../support/workbooks';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'scans-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Scans a file, and counts the batches of rows that were looked at. */
const scan = async (content: string | Buffer) => {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  let batches = 0;
  const request = { path, kind: ImportKind.ATTENDEES, groups: [], maxRows: 20_000 };
  const scanning = scanFile(request, () => (batches += 1));
  const message = await scanning.then(
    ({ columns }) => `${columns.length} columns`,
    (error: Error) => error.message,
  );
  return { message, batches };
};

const TOO_WIDE = { message: 'The file has more than 200 columns.', batches: 0 };

it.each([201, 199_900])('a header of %i columns is refused before any row is looked at', async (columns) => {
  expect(await scan(`${','.repeat(columns - 1)}\n${'x\n'.repeat(20_000)}`)).toEqual(TOO_WIDE);
});

it('a workbook whose header has a cell in column 201 is refused before any row is looked at', async () => {
  const far = (row: number) => `<row r="${row}"><c r="GS${row}"><v>1</v></c></row>`;
  expect(await scan(await workbookOf(far(1), rowOf(2, 'x')))).toEqual(TOO_WIDE);
  // Below the header it is a slip of the hand.
  expect((await scan(await workbookOf(rowOf(1, 'Email'), far(2)))).message).toBe('1 columns');
});
