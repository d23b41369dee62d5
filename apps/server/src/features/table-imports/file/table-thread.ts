import { parentPort, workerData } from 'node:worker_threads';
import { type TableLimits, tableIn } from './read-table.ts';

/** Worker that reads one table and exits. `read-file.ts` passes the bytes. */
const { bytes, limits } = workerData as { bytes: Uint8Array; limits: TableLimits };
parentPort?.postMessage(await tableIn(bytes, limits), []);
