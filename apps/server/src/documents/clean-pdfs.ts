import { createQueue, runInThread } from './threads.ts';

/**
 * A document of some megabytes takes a second. A document that takes longer is malicious, and uses another 60 MB every
 * second.
 */
const MAX_MS = 5000;
/** For everything except pages and pictures, which are stored outside the heap. */
const MEMORY_MB = 256;
/** With more queued, the last response would take over half a minute. */
const MAX_WAITING = 20;

const queue = createQueue(MAX_WAITING);
const script = new URL('./pdf-thread.ts', import.meta.url);

/**
 * Removes anything from a PDF that could run or be sent (`clean-pdf.ts`). Returns null for an unreadable document,
 * 'busy' when too many are queued. Runs in another thread, so that other requests are served, one document at a time,
 * and is aborted after `cpuMs` milliseconds of processor time.
 */
export const cleanedPdf = (bytes: Uint8Array, cpuMs = MAX_MS): Promise<Uint8Array | 'busy' | null> =>
  queue(() => runInThread<Uint8Array>(script, bytes, { cpuMs, memoryMb: MEMORY_MB }));
