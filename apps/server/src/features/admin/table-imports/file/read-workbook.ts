import { zipSync } from 'fflate';
import { boundedSheet, hasFewStrings } from './bounded-sheet.ts';
import { unpack } from './unpacked.ts';

/** Why a file cannot be imported. */
export type TableReason = 'format' | 'required' | 'too-big';

/** A workbook of 5,000 rows is a tenth of this when it is unpacked. */
const MAX_UNPACKED = 64 * 1024 * 1024;

/** The parts of a workbook that hold cells, strings and their order. */
const isPart = (path: string): boolean => path.endsWith('.xml') || path.endsWith('.xml.rels');

/**
 * The workbook with sizes of its own counting and without blank cells, so that the parser allocates no more than its
 * cells need. Sheets that are too large are left out: the table is in the first, whichever file that is.
 */
function bounded(parts: ReadonlyMap<string, Buffer>, maxRows: number): [Uint8Array, boolean] | null {
  const kept: Record<string, Uint8Array> = {};
  let leavesOut = false;
  for (const [path, bytes] of parts) {
    if (!isPart(path)) continue;
    if (bytes.includes('sst') && !hasFewStrings(bytes.toString())) return null;
    if (!bytes.includes('sheetData')) kept[path] = bytes;
    else {
      const sheet = boundedSheet(bytes.toString(), maxRows);
      if (sheet === null) leavesOut = true;
      else kept[path] = Buffer.from(sheet);
    }
  }
  return [zipSync(kept, { level: 0 }), leavesOut];
}

/** The cells of a workbook's first sheet, or why it cannot be read. */
export async function readWorkbook(
  bytes: Uint8Array,
  maxRows: number,
): Promise<readonly (readonly unknown[])[] | TableReason> {
  const parts = unpack(bytes, MAX_UNPACKED);
  if (!parts) return 'format';
  // Empty lines may stand above a table and within it.
  const workbook = bounded(parts, 2 * maxRows);
  if (!workbook) return 'too-big';
  const [file, leavesOut] = workbook;
  const { readSheet } = await import('read-excel-file/node');
  try {
    return await readSheet(Buffer.from(file));
  } catch {
    // An archive that says it is a workbook, and is none that can be read.
    return leavesOut ? 'too-big' : 'format';
  }
}
