import { expect, it } from 'vitest';
import { runInThread } from './threads.ts';

const limits = { cpuMs: 250, memoryMb: 64 };

const run = (script: string): Promise<string | null> =>
  runInThread(new URL(`data:text/javascript,${encodeURIComponent(script)}`), null, limits);

const importPort = "import { parentPort } from 'node:worker_threads';";
const waitFor = (ms: number): string =>
  `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${ms});`;

it('threads: a thread that waits for the processor is not stopped at its limit of processor time', async () => {
  const twice = 2 * limits.cpuMs;
  expect(await run(`${importPort} ${waitFor(twice)} parentPort.postMessage('done');`)).toBe('done');
});

it('threads: a thread is stopped when it exceeds its processor time, or never ends', async () => {
  expect(await Promise.all([run('for (;;);'), run(waitFor(600_000))])).toEqual([null, null]);
});

it('threads: an error in a thread is reported as no result', async () => {
  expect(await run("throw new Error('broken');")).toBeNull();
});
