import { parse } from 'csv-parse/sync';
import { MAX_CELLS } from './bounded-sheet.ts';
import type { SheetRows, TableReason } from './sheets.ts';

/** Reads text files with one row per line: CSV in the variants that spreadsheets write. */

const delimiters = [';', '\t', ',', '|'] as const;
const DEFAULT_DELIMITER = ';';

/** Declares the delimiter, in a first line that spreadsheets do not show. */
const DELIMITER_LINE = /^"?sep=([^\r\n"])"?[^\S\t]*(?:\r\n|\n|\r)/i;

/** Number of lines in which the delimiter is looked for. */
const SAMPLE_LINES = 100;
const MAX_LINE = 20_000;

/** Decodes a text as UTF-8 or UTF-16, otherwise in the encoding of Russian Excel. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

/** Counts the delimiters of a line outside quotes. */
function countOutside(line: string, delimiter: string): number {
  let count = 0;
  let isQuoted = false;
  for (const letter of line)
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === delimiter && !isQuoted) count += 1;
  return count;
}

/** Counts a character in a text; stops beyond the limit. */
function occurrences(text: string, character: string, limit: number): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0 && count <= limit; at = text.indexOf(character, at + 1))
    count += 1;
  return count;
}

const rowsIn = (text: string, delimiter: string, to: number): string[][] =>
  parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false, to });

/**
 * Number of fields that the header of a table names, and of its cells; 0 without a header that names the key fields.
 */
export interface HeadSize {
  titles: number;
  cells: number;
}
export type MeasureHead = (rows: SheetRows) => HeadSize;

/** Returns the delimiters of the first line that has any outside quotes, the most frequent first. */
function candidatesIn(lines: readonly string[]): readonly string[] {
  for (const line of lines) {
    const counts = delimiters.map((delimiter) => ({ delimiter, count: countOutside(line, delimiter) }));
    const found = counts.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
    if (found.length > 0) return found.map(({ delimiter }) => delimiter);
  }
  return [];
}

/**
 * Detects the delimiter: the one with which the header has most titles, and several cells. A title above the table may
 * contain commas. In a table with one column, commas are text.
 */
function delimiterOf(text: string, measureHead: MeasureHead): string {
  const sample = text.slice(0, SAMPLE_LINES * MAX_LINE).split(/\r\n|\n|\r/, SAMPLE_LINES);
  const lines = sample.map((line) => line.slice(0, MAX_LINE));
  const beginning = sample.join('\n');
  const heads = delimiters
    .map((delimiter) => ({ delimiter, ...measureHead(sampleRows(beginning, delimiter)) }))
    .filter(({ titles }) => titles > 0)
    .toSorted((one, other) => other.titles - one.titles || other.cells - one.cells);
  const best = heads.find(({ cells }) => cells > 1);
  if (best) return best.delimiter;
  return heads.length > 0 ? DEFAULT_DELIMITER : (candidatesIn(lines)[0] ?? DEFAULT_DELIMITER);
}

function sampleRows(beginning: string, delimiter: string): SheetRows {
  if (occurrences(beginning, delimiter, MAX_CELLS) > MAX_CELLS) return [];
  try {
    return rowsIn(beginning, delimiter, SAMPLE_LINES);
  } catch {
    // A quoted cell may continue after the sample.
    return [];
  }
}

/** A text that CSV protects from conversion by a spreadsheet: ="05850901". */
const AS_TEXT = /^="([^"]*)"$/;

/** Reads the rows of a text file; returns the reason when it is not one. */
export function readCsv(
  bytes: Uint8Array,
  maxRows: number,
  measureHead: MeasureHead,
): SheetRows | TableReason {
  const decoded = decodeText(bytes);
  // A null character never occurs in text: the file has another format.
  if (decoded.includes('\0')) return 'format';
  const [line = '', named] = DELIMITER_LINE.exec(decoded) ?? [];
  const text = decoded.slice(line.length);
  const delimiter = named ?? delimiterOf(text, measureHead);
  if (occurrences(text, delimiter, MAX_CELLS) > MAX_CELLS) return 'too-big';
  try {
    const rows = rowsIn(text, delimiter, maxRows + 1);
    if (rows.length > maxRows) return 'too-big';
    return rows.map((row) => row.map((cell) => AS_TEXT.exec(cell.trim())?.[1] ?? cell));
  } catch {
    return 'format';
  }
}
