import type { Blob, Buffer } from 'node:buffer';
import type Stream from 'node:stream';
import {
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeAttributeValue,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import type { Feature } from 'write-excel-file/node';

/** The library's type for the content of a file, which it does not export. */
type FileContent = Stream | Buffer | Blob;

/** Filter and print settings of a sheet; ranges count rows and columns from 1. */
export interface PrintSetup {
  /** The name of the sheet. */
  sheet: string;
  isLandscape: boolean;
  isOnePage: boolean;
  /** Header row, repeated on every printed page. */
  headRow: number | null;
  /** Range of the filters in the header row; null for no filters. */
  filter: { columns: number; lastRow: number } | null;
}

/** Returns the letters of a column, counted from 1: A, B … Z, AA …. */
const letters = (column: number): string =>
  column <= 26
    ? String.fromCharCode(64 + column)
    : letters(Math.floor((column - 1) / 26)) + letters(((column - 1) % 26) + 1);

const filtered = ({ headRow, filter }: PrintSetup, mark: '' | '$'): string | null =>
  filter && headRow !== null
    ? `${mark}A${mark}${headRow}:${mark}${letters(filter.columns)}${mark}${filter.lastRow}`
    : null;

/** Quotes a sheet's name for a formula. */
const quoteSheetName = (name: string): string => `'${name.replaceAll("'", "''")}'`;

const definedName = (name: string, index: number, range: string, attributes = ''): string =>
  `<definedName name="_xlnm.${name}" localSheetId="${index}"${attributes}>${sanitizeTextContent(range)}</definedName>`;

const CORE = 'docProps/core.xml';

const coreProperties = (title: string, now: Date): string =>
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
  `<dc:title>${sanitizeTextContent(title)}</dc:title><dc:creator>Semestr</dc:creator>` +
  `<dcterms:created xsi:type="dcterms:W3CDTF">${now.toISOString()}</dcterms:created></cp:coreProperties>`;

/**
 * Adds features that the library leaves to extensions: print titles, one page in width, filters, and the properties of
 * the file. The elements are inserted in the order that the format requires.
 */
export function printing(
  setups: readonly PrintSetup[],
  { title, now }: { title: string; now: Date },
): Feature<FileContent> {
  const names = setups.flatMap((setup, index) => {
    const sheet = quoteSheetName(setup.sheet);
    const range = filtered(setup, '$');
    return [
      ...(range === null ? [] : [definedName('_FilterDatabase', index, `${sheet}!${range}`, ' hidden="1"')]),
      ...(setup.headRow === null
        ? []
        : [definedName('Print_Titles', index, `${sheet}!$${setup.headRow}:$${setup.headRow}`)]),
    ];
  });
  return {
    files: {
      transform: {
        '[Content_Types].xml': {
          insert: () =>
            `<Override ContentType="application/vnd.openxmlformats-package.core-properties+xml" PartName="/${CORE}"/>`,
        },
        '_rels/.rels': {
          insert: () =>
            `<Relationship Id="rId-core-1" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="${CORE}"/>`,
        },
        'xl/workbook.xml': {
          // Some spreadsheet programs reject an empty list of names.
          transform: (xml) => {
            const list = names.length === 0 ? '' : `<definedNames>${names.join('')}</definedNames>`;
            return xml.replace('<definedNames/>', () => list);
          },
        },
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => {
            const setup = setups[sheetIndex];
            if (!setup) throw new Error(`Sheet ${sheetIndex} has no print setup`);
            const order = getOrderOfSiblings('xl/worksheets/sheet{id}.xml', 'worksheet') ?? [];
            const range = filtered(setup, '');
            const added = [
              '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
              ...(range === null ? [] : [`<autoFilter ref="${sanitizeAttributeValue(range)}"/>`]),
              `<pageSetup paperSize="9" orientation="${setup.isLandscape ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="${setup.isOnePage ? 1 : 0}"/>`,
            ];
            return added.reduce(
              (sheet, element) =>
                insertElementMarkupAccordingToOrderOfSiblings(sheet, element, order, 'worksheet'),
              xml,
            );
          },
        },
      },
      write: { files: () => ({ [CORE]: coreProperties(title, now) }) },
    },
  };
}
