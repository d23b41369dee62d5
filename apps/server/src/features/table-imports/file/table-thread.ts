import { parentPort, workerData } from 'node:worker_threads';
import { type TableData, tableIn } from './read-table.ts';

/** Worker that reads one table and exits. `read-file.ts` passes the bytes. */
parentPort?.postMessage(await tableIn(workerData as TableData), []);
