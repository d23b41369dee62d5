import { createZip } from './zip.ts';

/** Assembles workbooks cell by cell, including ones that no library would write. */

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PART = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * A text, a number, a number in a style (from 1, the order of `formats`), or the XML of a cell with REF as its
 * reference.
 */
export type WorkbookCell = string | number | { value: number; style: number } | { xml: string } | null;

export interface WorkbookSheet {
  rows: readonly (readonly WorkbookCell[])[];
  isHidden?: boolean;
  /** Merged cells: "A1:F1". */
  merged?: readonly string[];
}

/** Returns the letters of a column: 0 is A. */
const letters = (column: number): string =>
  column < 26
    ? String.fromCharCode(65 + column)
    : letters(Math.floor(column / 26) - 1) + letters(column % 26);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function cellXml(cell: WorkbookCell, reference: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`;
  if (typeof cell === 'string')
    return `<c r="${reference}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if ('xml' in cell) return cell.xml.replace('REF', reference);
  return `<c r="${reference}" s="${cell.style}"><v>${cell.value}</v></c>`;
}

function sheetXml({ rows, merged = [] }: WorkbookSheet): string {
  const data = rows.map((row, index) => {
    const cells = row.map((cell, column) => cellXml(cell, `${letters(column)}${index + 1}`));
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  });
  const merges = merged.map((reference) => `<mergeCell ref="${reference}"/>`).join('');
  return `<worksheet xmlns="${NAMESPACE}"><sheetData>${data.join('')}</sheetData>${merges && `<mergeCells>${merges}</mergeCells>`}</worksheet>`;
}

/** Assembles a workbook of sheets; `formats` are the number formats of the styles 1, 2 and so on. */
export function workbookOf(sheets: readonly WorkbookSheet[], formats: readonly string[] = []): Uint8Array {
  const codes = formats.map(
    (code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(code)}"/>`,
  );
  const styles = formats.map((_code, index) => `<xf numFmtId="${164 + index}" xfId="0"/>`);
  const list = sheets.map(
    ({ isHidden }, index) =>
      `<sheet name="Лист${index + 1}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
  );
  const relations = sheets.map(
    (_sheet, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  const files = new Map([
    [
      '[Content_Types].xml',
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="${PART}.sheet.main+xml"/></Types>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}"><sheets>${list.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}<Relationship Id="rId999" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/styles.xml',
      `<styleSheet xmlns="${NAMESPACE}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0" xfId="0"/>${styles.join('')}</cellXfs></styleSheet>`,
    ],
  ]);
  for (const [index, sheet] of sheets.entries())
    files.set(`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet));
  return createZip(files);
}
