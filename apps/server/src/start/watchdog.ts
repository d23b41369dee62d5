import { Worker } from 'node:worker_threads';

/**
 * Milliseconds without a turn of the event loop after which a server is stuck: a database in this process that runs out
 * of space can loop forever, ignoring every signal. The longest statement takes a fraction of it.
 */
const STUCK_MS = 120_000;

/**
 * Watches from another thread that this process is responsive, and terminates it with a sentence otherwise: a
 * supervisor can restart it, and no acknowledged change is lost.
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
