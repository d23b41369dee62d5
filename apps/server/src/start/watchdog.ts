import { Worker } from 'node:worker_threads';

/**
 * After so long without a turn of the event loop a server is stuck: a database in this process that finds no room can
 * run in circles for ever, deaf to every signal. The longest statement of ours takes a fraction of it.
 */
const STUCK_MS = 120_000;

/**
 * Watches from another thread that this process goes on, and ends it with a sentence where it does not: what starts it
 * again then can, and nothing that was answered is lost.
 */
export function watchOver(limit = STUCK_MS): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const beat = setInterval(() => Atomics.add(beats, 0, 1), limit / 4);
  beat.unref();
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData: { beats, limit },
    execArgv: [],
  }).unref();
}
