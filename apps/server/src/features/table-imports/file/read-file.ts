import { tableLimits } from '@semestr/api/table-imports';
import { oneByOne, runInThread } from '../../../documents/threads.ts';
import { invalidField, Unavailable } from '../../../domain/refusal.ts';
import type { Cells } from './read-table.ts';
import type { TableReason } from './read-workbook.ts';

export type { Cells } from './read-table.ts';

/** The largest allowed table takes a quarter of either limit. */
const limits = { timeoutMs: 15_000, memoryMb: 512 };
/** With more queued, the last response would take over half a minute. */
const MAX_WAITING = 4;

const queue = oneByOne(MAX_WAITING);
const script = new URL('./table-thread.ts', import.meta.url);

/**
 * Reads the cells of a workbook's first sheet, or of a CSV file; throws 400 with the field `file` when it is neither,
 * or too large. Runs in another thread, one file at a time, so that no file can delay other requests.
 */
export async function readTable(bytes: Uint8Array): Promise<Cells> {
  if (bytes.length > tableLimits.bytes) throw invalidField('file', 'too-big');
  const data = { bytes, limits: { rows: tableLimits.rows, columns: tableLimits.columns } };
  const table = await queue(() => runInThread<Cells | TableReason>(script, data, limits));
  if (table === 'busy') throw new Unavailable();
  if (table === null) throw invalidField('file', 'too-big');
  if (typeof table === 'string') throw invalidField('file', table);
  return table;
}
