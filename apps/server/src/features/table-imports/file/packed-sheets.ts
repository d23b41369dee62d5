import { gunzipSync, gzipSync } from 'node:zlib';
import type { GridSheet } from '@semestr/core/timetable-grid/matrix';

/** Packs sheets to be stored with an import, so that it can be read again with another head. */
export const packSheets = (sheets: readonly GridSheet[]): string =>
  gzipSync(JSON.stringify(sheets)).toString('base64');

export const unpackSheets = (packed: string): readonly GridSheet[] =>
  // Written by `packSheets`.
  JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString()) as GridSheet[];

/** Rows of each sheet from which a head is chosen, and the beginning of each cell that is displayed. */
const BEGINNING = 40;
const MAX_TEXT = 80;

/** Returns the first rows of each sheet. */
export const beginningsOf = (sheets: readonly GridSheet[]) =>
  sheets.map(({ name, rows }) => ({
    name,
    rows: rows.slice(0, BEGINNING).map((row) => row.map((text) => text.slice(0, MAX_TEXT))),
  }));
