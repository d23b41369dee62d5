import { parentPort, workerData } from 'node:worker_threads';
import { type TableLimits, tableIn } from './read-table.ts';

/** A thread that reads one table and ends. `read-file.ts` gives it the bytes. */
const { bytes, limits } = workerData as { bytes: Uint8Array; limits: TableLimits };
parentPort?.postMessage(await tableIn(bytes, limits), []);
