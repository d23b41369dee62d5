import { setTimeout as pause } from 'node:timers/promises';
import { one, type TableImport } from '@semestr/api/table-imports';
import { clientOf } from '../../http/client.ts';
import type { Session } from '../../http/sign-in.ts';
import { tableProgress } from './progress.ts';

/** Polling intervals in milliseconds. A small file is done immediately, and a large one can be polled slowly. */
const FIRST = 100;
const LONGEST = 1000;

const isInProgress = ({ state }: TableImport): boolean => state === 'running' || state === 'undoing';

/** Waits until a file is stored or undone. A lost connection does not end the wait. */
export async function ended(session: Session, id: string): Promise<TableImport> {
  const client = clientOf({ url: session.url, fetch: session.fetchWithRetry });
  const progress = tableProgress(session);
  try {
    for (let wait = FIRST; ; wait = Math.min(LONGEST, wait * 2)) {
      const table = await client.call(one, { params: { id } });
      if (!isInProgress(table)) return table;
      progress.update(table);
      await pause(wait);
    }
  } finally {
    progress.finish();
  }
}
