import { zipSync } from 'fflate';
import { boundedSheet, hasFewStrings } from './bounded-sheet.ts';
import { mergedIn } from './merged-cells.ts';
import type { RawSheet, TableReason } from './sheets.ts';
import { withDisplayText, withGuardedTexts } from './display-text.ts';
import { unpack } from './unpacked.ts';
import { formatsOf, sheetsOf, type WorkbookSheet } from './workbook-parts.ts';
import { zeroPattern } from './zero-format.ts';

/** Limit for the unpacked size; a workbook of 5,000 rows needs a tenth of it. */
const MAX_UNPACKED = 64 * 1024 * 1024;

/** Whether a file of the archive contains cells, strings or the order of the sheets. */
const isPart = (path: string): boolean => path.endsWith('.xml') || path.endsWith('.xml.rels');

/** A workbook that the parser can read: its archive, and the sheets in it by path. */
interface Bounded {
  file: Buffer;
  sheets: ReadonlyMap<string, string>;
}

/**
 * Rewrites a workbook with correct sizes, without blank cells and with the displayed values of cells, so that the
 * parser allocates only the memory that its cells need. Sheets that are too large are dropped.
 */
function boundWorkbook(parts: ReadonlyMap<string, Buffer>, maxRows: number): Bounded | null {
  const keptParts: Record<string, Uint8Array> = {};
  const sheets = new Map<string, string>();
  const patterns = formatsOf(parts).map((code) => code && zeroPattern(code));
  for (const [path, bytes] of parts) {
    if (!isPart(path)) continue;
    if (bytes.includes('sst') && !hasFewStrings(bytes.toString())) return null;
    if (!bytes.includes('sheetData')) keptParts[path] = bytes;
    else {
      const sheet = boundedSheet(bytes.toString(), maxRows);
      if (sheet === null) continue;
      const xml = withDisplayText(sheet, patterns);
      sheets.set(path, xml);
      keptParts[path] = Buffer.from(xml);
    }
  }
  return { file: Buffer.from(zipSync(keptParts, { level: 0 })), sheets };
}

/** Lists the visible sheets. */
function visibleSheets(parts: ReadonlyMap<string, Buffer>): readonly WorkbookSheet[] {
  const all = sheetsOf(parts);
  const visible = all.filter(({ isHidden }) => !isHidden);
  return visible.length > 0 ? visible : all;
}

async function readSheetRows(
  { file, sheets }: Bounded,
  sheet: WorkbookSheet,
): Promise<RawSheet | TableReason> {
  const { readSheet } = await import('read-excel-file/node');
  try {
    const rows = await readSheet(file, sheet.number);
    const width = Math.max(0, ...rows.map((row) => row.length));
    return {
      name: sheet.name,
      rows: withGuardedTexts(rows),
      merged: mergedIn(sheets.get(sheet.path) ?? '', rows.length, width),
    };
  } catch {
    // The archive declares itself a workbook but cannot be read as one.
    return 'format';
  }
}

/**
 * Reads the cells of a workbook's visible sheets lazily, because most workbooks have their table on the first. Yields
 * the reason for a sheet that cannot be read.
 */
export async function* readWorkbook(
  bytes: Uint8Array,
  maxRows: number,
): AsyncGenerator<RawSheet | TableReason, void> {
  const parts = unpack(bytes, MAX_UNPACKED);
  const workbook = parts && boundWorkbook(parts, maxRows);
  const sheets = parts ? visibleSheets(parts) : [];
  if (sheets.length === 0) yield 'format';
  else if (!workbook) yield 'too-big';
  else
    for (const sheet of sheets) {
      const isDropped =
        !workbook.sheets.has(sheet.path) && parts?.get(sheet.path)?.includes('sheetData') === true;
      yield isDropped ? 'too-big' : await readSheetRows(workbook, sheet);
    }
}
