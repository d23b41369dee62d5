import { tableLimits } from '@semestr/api/table-imports';
import { createQueue, runInThread } from '../../../documents/threads.ts';
import { invalidField, Unavailable } from '../../../domain/refusal.ts';
import type { ReadTable, TableData } from './read-table.ts';
import type { TableReason } from './sheets.ts';

export type { Cells, Place, ReadTable } from './read-table.ts';

/** The largest allowed table needs 4 to 9 seconds, depending on the machine, and a quarter of the memory. */
const limits = { cpuMs: 30_000, memoryMb: 512 };
/** With more queued, the last response would take over half a minute. */
const MAX_WAITING = 4;

const queue = createQueue(MAX_WAITING);
const script = new URL('./table-thread.ts', import.meta.url);

/**
 * Reads the table of a workbook or a CSV file; throws 400 with the field `file` when there is none, or it is too large.
 * Runs in another thread, one file at a time, so that no file can delay other requests.
 */
export async function readTable(data: Omit<TableData, 'limits'>): Promise<ReadTable> {
  const { content } = data;
  if ('bytes' in content && content.bytes.length > tableLimits.bytes) throw invalidField('file', 'too-big');
  const all: TableData = { ...data, limits: { rows: tableLimits.rows, columns: tableLimits.columns } };
  const table = await queue(() => runInThread<ReadTable | TableReason>(script, all, limits));
  if (table === 'busy') throw new Unavailable();
  if (table === null) throw invalidField('file', 'too-big');
  if (typeof table === 'string') throw invalidField('file', table);
  return table;
}
