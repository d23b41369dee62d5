import { zipSync } from 'fflate';
import { boundedSheet, hasFewStrings } from './bounded-sheet.ts';
import { unpack } from './unpacked.ts';

/** Reasons for which a file cannot be imported. */
export type TableReason = 'format' | 'required' | 'too-big';

/** Limit for the unpacked size; a workbook of 5,000 rows takes a tenth of it. */
const MAX_UNPACKED = 64 * 1024 * 1024;

/** Whether a file of the archive contains cells, strings or their order. */
const isPart = (path: string): boolean => path.endsWith('.xml') || path.endsWith('.xml.rels');

/**
 * Rewrites a workbook with correct sizes and without blank cells, so that the parser allocates only what its cells
 * need. Sheets that are too large are dropped: the table is in the first sheet, whichever file that is.
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

/** Reads the cells of a workbook's first sheet; returns the reason when it cannot be read. */
export async function readWorkbook(
  bytes: Uint8Array,
  maxRows: number,
): Promise<readonly (readonly unknown[])[] | TableReason> {
  const parts = unpack(bytes, MAX_UNPACKED);
  if (!parts) return 'format';
  // A table may have empty lines before and between its rows.
  const workbook = bounded(parts, 2 * maxRows);
  if (!workbook) return 'too-big';
  const [file, leavesOut] = workbook;
  const { readSheet } = await import('read-excel-file/node');
  try {
    return await readSheet(Buffer.from(file));
  } catch {
    // The archive declares itself a workbook but cannot be read as one.
    return leavesOut ? 'too-big' : 'format';
  }
}
