import { gunzipSync, gzipSync } from 'node:zlib';
import type { GridSheet } from '@semestr/core/timetable-grid/matrix';

/** Packs sheets to be stored with an import, so that they can be read again with another header. */
export const packSheets = (sheets: readonly GridSheet[]): string =>
  gzipSync(JSON.stringify(sheets)).toString('base64');

export const unpackSheets = (packed: string): readonly GridSheet[] =>
  // Written by `packSheets`.
  JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString()) as GridSheet[];

/** Number of rows of each sheet that are offered as a header, and maximum displayed length of a cell. */
const BEGINNING = 40;
const MAX_TEXT = 80;

/** Returns the first rows of each sheet. */
export const beginningsOf = (sheets: readonly GridSheet[]) =>
  sheets.map(({ name, rows }) => ({
    name,
    rows: rows.slice(0, BEGINNING).map((row) => row.map((text) => text.slice(0, MAX_TEXT))),
  }));
