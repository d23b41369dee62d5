import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

/** A document of some megabytes takes a second. One that takes longer was made to, and swells by 60 MB in each. */
const MAX_MS = 5000;
/** Of what is no page or picture: those lie elsewhere. */
const limits = { maxOldGenerationSizeMb: 256 };
/** Whoever comes when so many wait would be answered after half a minute at most. */
const MAX_WAITING = 20;

const one = pLimit(1);

/** What a thread of its own makes of the bytes; null where it makes nothing, or does not come to an end. */
function inThread(bytes: Uint8Array, timeout: number): Promise<Uint8Array | null> {
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
      workerData: bytes,
      execArgv: [],
      resourceLimits: limits,
    });
    const watch = setTimeout(() => void thread.terminate(), timeout);
    thread.once('message', (cleaned: Uint8Array | null) => resolve(cleaned));
    // It has run out of memory.
    thread.once('error', () => resolve(null));
    thread.once('exit', () => {
      clearTimeout(watch);
      resolve(null);
    });
  });
}

/**
 * A PDF without what could run or be sent (`clean-pdf.ts`); null for one that cannot be read, 'busy' where too many wait.
 * Others are answered meanwhile: it is done in another thread, one document after the other, and given up after
 * `timeout` milliseconds.
 */
export const cleanedPdf = async (bytes: Uint8Array, timeout = MAX_MS): Promise<Uint8Array | 'busy' | null> =>
  one.pendingCount >= MAX_WAITING ? 'busy' : one(() => inThread(bytes, timeout));
