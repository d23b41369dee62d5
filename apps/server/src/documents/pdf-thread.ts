import { parentPort, workerData } from 'node:worker_threads';
import { cleanPdf } from './clean-pdf.ts';

/** A thread that cleans one document and ends. `clean-pdfs.ts` gives it the bytes. */
const cleaned = await cleanPdf(workerData as Uint8Array);
parentPort?.postMessage(cleaned, cleaned ? [cleaned.buffer as ArrayBuffer] : []);
