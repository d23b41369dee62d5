import { tableLimits } from '@semestr/api/table-imports';
import { oneByOne, runInThread } from '../../../../documents/threads.ts';
import { invalidField, refuseEarly } from '../../../../http/refuse.ts';
import type { Cells } from './read-table.ts';
import type { TableReason } from './read-workbook.ts';

export type { Cells } from './read-table.ts';

/** The largest table that fits takes a quarter of either. */
const limits = { timeoutMs: 15_000, memoryMb: 512 };
/** With more waiting, the last answer would take over half a minute. */
const MAX_WAITING = 4;

const queue = oneByOne(MAX_WAITING);
const script = new URL('./table-thread.ts', import.meta.url);

/**
 * The cells of a workbook's first sheet, or of a CSV file; 400 with the field `file` where it is neither, or too large.
 * Read in another thread, one file after the other: others are answered meanwhile, whatever the file is made of.
 */
export async function readTable(bytes: Uint8Array): Promise<Cells> {
  if (bytes.length > tableLimits.bytes) throw invalidField('file', 'too-big');
  const data = { bytes, limits: { rows: tableLimits.rows, columns: tableLimits.columns } };
  const table = await queue(() => runInThread<Cells | TableReason>(script, data, limits));
  if (table === 'busy') throw refuseEarly(503);
  if (table === null) throw invalidField('file', 'too-big');
  if (typeof table === 'string') throw invalidField('file', table);
  return table;
}
