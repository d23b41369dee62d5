import { parentPort, workerData } from 'node:worker_threads';
import { operate } from './operate.ts';
import type { ThreadData, ThreadMessage } from './run-in-thread.ts';

/** The part of an operation that may block its thread: started and stopped by `run-in-thread.ts`. */

const HEARTBEAT_MS = 1000;

// Only `runInThread` starts this thread, and passes these data.
const { argv, isTTY } = workerData as ThreadData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
const textOf = (message: ThreadMessage): void => parentPort?.postMessage(message);

const ending = new AbortController();
parentPort?.once('message', () => ending.abort());
const heartbeat = setInterval(() => textOf('alive'), HEARTBEAT_MS);

const code = await operate(argv, {
  env: process.env,
  stdout: Object.assign(process.stdout, { isTTY: isTTY.stdout }),
  stderr: Object.assign(process.stderr, { isTTY: isTTY.stderr }),
  now: () => new Date(),
  signal: ending.signal,
});
clearInterval(heartbeat);
textOf({ code });
parentPort?.unref();
