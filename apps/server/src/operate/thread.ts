import { parentPort, workerData } from 'node:worker_threads';
import { operate } from './operate.ts';
import type { ThreadData, ThreadMessage } from './run-in-thread.ts';

/** The side of an operation that may block its thread: `run-in-thread.ts` starts it and tells it to end. */

const HEARTBEAT_MS = 1000;

// It is started by `runInThread` alone, which passes this.
const { argv, isTTY } = workerData as ThreadData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
const tell = (message: ThreadMessage): void => parentPort?.postMessage(message);

const ending = new AbortController();
parentPort?.once('message', () => ending.abort());
const heartbeat = setInterval(() => tell('alive'), HEARTBEAT_MS);

const code = await operate(argv, {
  env: process.env,
  stdout: Object.assign(process.stdout, { isTTY: isTTY.stdout }),
  stderr: Object.assign(process.stderr, { isTTY: isTTY.stderr }),
  now: () => new Date(),
  signal: ending.signal,
});
clearInterval(heartbeat);
tell({ code });
parentPort?.unref();
