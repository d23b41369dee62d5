import { strToU8, Zip, ZipDeflate } from 'fflate';
import { escapeXml, rowsXml, SHEET_END, sheetBeginning, STYLES } from './sheet.ts';
import type { FileColumn, TableFile } from './table-file.ts';

/** Writes workbooks with one sheet: archives of XML files (ISO/IEC 29500). */

/** Maximum length of a sheet's name, and the characters it may not contain. */
const MAX_NAME = 31;
const NOT_IN_NAMES = /[[\]:*?/\\]/g;

/** Maximum number of rows of a sheet in Excel, with the head. */
const MAX_ROWS = 1_048_576;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SHEETML = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const SHEET = 'xl/worksheets/sheet1.xml';

const relation = (id: number, kind: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
const relations = (...all: readonly string[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;

/** The files of a workbook besides its sheet. */
const filesOf = (name: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml':
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${SHEETML}.sheet.main+xml"/>` +
    `<Override PartName="/${SHEET}" ContentType="${SHEETML}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${SHEETML}.styles+xml"/></Types>`,
  '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml':
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
    `<sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    relation(1, 'worksheet', 'worksheets/sheet1.xml'),
    relation(2, 'styles', 'styles.xml'),
  ),
  'xl/styles.xml': `${XML}${STYLES}`,
});

/**
 * Writes a workbook. Rows are compressed as they arrive, on the page: the libraries' workers start from a blob, which
 * the content security policy blocks, and a page of rows takes a few milliseconds. Throws when a sheet has no room for
 * more.
 */
export function createWorkbook(columns: readonly FileColumn[], title: string): TableFile {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const [path, content] of Object.entries(filesOf(sheetName(title)))) {
    const file = new ZipDeflate(path);
    zip.add(file);
    file.push(strToU8(content), true);
  }
  const sheet = new ZipDeflate(SHEET);
  zip.add(sheet);
  const write = (xml: string, isLast = false): void => sheet.push(strToU8(xml), isLast);
  let count = 1;
  write(sheetBeginning(columns));
  return {
    add: (rows) => {
      const first = count + 1;
      count += rows.length;
      if (count > MAX_ROWS) throw new RangeError('The sheet has no room for more rows');
      write(rowsXml(rows, first));
    },
    end: () => {
      write(SHEET_END, true);
      zip.end();
      return parts;
    },
  };
}

const sheetName = (title: string): string =>
  title.replaceAll(NOT_IN_NAMES, ' ').slice(0, MAX_NAME).trim() || 'Sheet1';
