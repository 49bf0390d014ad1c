import { writeZip } from '../../server/src/core/files/zip';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const archiveOf = async (files: Record<string, string | Buffer>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeZip(files)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** The files of a workbook whose only sheet has these rows, written as XML. */
export const workbookFiles = (rows: string): Record<string, string> => ({
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
});

/** Cells of a row, as text, from column A on. */
export const rowOf = (number: number, ...cells: string[]): string =>
  `<row r="${number}">${cells
    .map(
      (text, index) =>
        `<c r="${String.fromCharCode(65 + index)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`,
    )
    .join('')}</row>`;

export const workbookOf = (...rows: string[]): Promise<Buffer> => archiveOf(workbookFiles(rows.join('')));
