import { Worker } from 'node:worker_threads';

/**
 * Milliseconds without an iteration of the event loop after which a server counts as stuck: an embedded database that
 * runs out of space can loop forever, ignoring every signal. The longest statement takes a fraction of this time.
 */
const STUCK_MS = 120_000;

/**
 * Watches from another thread whether this process is responsive; otherwise terminates it with a sentence. A supervisor
 * can then restart it, without losing acknowledged changes.
 */
export function startWatchdog(limit = STUCK_MS): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const beat = setInterval(() => Atomics.add(beats, 0, 1), limit / 4);
  beat.unref();
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), {
    workerData: { beats, limit },
    execArgv: [],
  }).unref();
}
