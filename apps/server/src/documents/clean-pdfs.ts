import { oneByOne, runInThread } from './threads.ts';

/** A document of some megabytes takes a second. One that takes longer was made to, and swells by 60 MB in each. */
const MAX_MS = 5000;
/** Of what is no page or picture: those lie elsewhere. */
const MEMORY_MB = 256;
/** With more waiting, the last answer would take over half a minute. */
const MAX_WAITING = 20;

const queue = oneByOne(MAX_WAITING);
const script = new URL('./pdf-thread.ts', import.meta.url);

/**
 * A PDF without what could run or be sent (`clean-pdf.ts`); null for one that cannot be read, 'busy' where too many wait.
 * Others are answered meanwhile: it is done in another thread, one document after the other, and given up after
 * `timeout` milliseconds.
 */
export const cleanedPdf = (bytes: Uint8Array, timeout = MAX_MS): Promise<Uint8Array | 'busy' | null> =>
  queue(() => runInThread<Uint8Array>(script, bytes, { timeoutMs: timeout, memoryMb: MEMORY_MB }));
