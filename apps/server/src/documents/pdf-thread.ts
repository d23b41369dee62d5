import { parentPort, workerData } from 'node:worker_threads';
import { cleanPdf } from './clean-pdf.ts';

/** Worker that cleans one document and exits. `clean-pdfs.ts` passes the bytes. */
const cleaned = await cleanPdf(workerData as Uint8Array);
parentPort?.postMessage(cleaned, cleaned ? [cleaned.buffer as ArrayBuffer] : []);
