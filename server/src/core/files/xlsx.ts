import { batchesOf, type TextRow } from '../db/copy';
import { truncated } from '../storable-text';
import type { ColumnKind, TableColumn, TableFile } from './table';
import { writeZip } from './zip';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** All but the sheet. Styles: 0 plain, 1 the header, 2 a time. */
const PARTS = {
  '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
  '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Report" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };
const SPECIAL = /[&<>\r]/;
/** Characters that XML 1.0 cannot represent. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const MAX_LENGTH = 32_767;

const escape = (text: string): string => {
  const written = truncated(text, MAX_LENGTH).replace(UNWRITABLE, '');
  return SPECIAL.test(written) ? written.replace(/[&<>\r]/g, (sign) => ESCAPES[sign] ?? sign) : written;
};

const DAY_MS = 86_400_000;
/** 1 January 1970 in days as spreadsheets count them. */
const EPOCH = 25_569;

/** The rest of a cell after its reference. The type is text, so that a formula is not executed. */
const asText = (value: string): string =>
  ` t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is></c>`;

const cells: Record<ColumnKind, (value: string) => string> = {
  TEXT: asText,
  NUMBER: (value) => `><v>${Number(value)}</v></c>`,
  BOOLEAN: (value) => ` t="b"><v>${value === 'true' ? 1 : 0}</v></c>`,
  TIME: (value) => ` s="2"><v>${Date.parse(`${value.replace(' ', 'T')}Z`) / DAY_MS + EPOCH}</v></c>`,
};

/** A to Z, AA, AB and so on. */
const letters = (index: number): string =>
  (index >= 26 ? letters(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

async function* sheet(
  columns: readonly TableColumn[],
  batches: AsyncIterable<TextRow[]>,
): AsyncGenerator<Buffer> {
  const places = columns.map((_column, index) => `<c r="${letters(index)}`);
  const writers = columns.map(({ kind }) => cells[kind]);
  const header = columns.map(({ title }, index) => `${places[index]}1" s="1"${asText(title)}`).join('');
  yield Buffer.from(
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns.length}" width="20" customWidth="1"/></cols><sheetData><row r="1">${header}</row>`,
  );
  let number = 1;
  for await (const rows of batches) {
    let written = '';
    for (const row of rows) {
      number += 1;
      written += `<row r="${number}">`;
      row.forEach((value, index) => {
        if (value !== null) written += `${places[index]}${number}"${writers[index]?.(value)}`;
      });
      written += '</row>';
    }
    if (written) yield Buffer.from(written);
  }
  yield Buffer.from('</sheetData></worksheet>');
}

/** An XLSX file of one sheet. write-excel-file, which we have too, holds a sheet whole and stops the server meanwhile. */
export const writeXlsx: TableFile = (database, columns, select) =>
  writeZip({ ...PARTS, 'xl/worksheets/sheet1.xml': sheet(columns, batchesOf(database, select)) });
