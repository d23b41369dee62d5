import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { runInThread } from './run-in-thread.ts';

/** Runs this code in a thread, and stops it as soon as it has written something. */
async function runAndEnd(code: string, patience: { endMs: number; silentMs: number }) {
  const ending = new AbortController();
  const stderr = new PassThrough();
  let text = '';
  stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const outside = { env: {}, stdout: new PassThrough(), stderr, signal: ending.signal };
  const file = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  const running = runInThread(file, ['restore', 'a.backup'], outside, patience);
  await once(stderr, 'data');
  ending.abort();
  return { code: await running, text };
}

it('restore: a database that blocks its thread is reported, and can be stopped', async () => {
  const { code, text } = await runAndEnd('for (;;);', { endMs: 1, silentMs: 1 });
  expect(code).toBe(130);
  expect(text).toContain('The database has not answered for a while.');
  expect(text.endsWith('Stopped.\n')).toBe(true);
});

it('restore: a thread that stops when requested keeps its exit code', async () => {
  const ends = `
    import { parentPort } from 'node:worker_threads';
    parentPort.once('message', () => parentPort.postMessage({ code: 130 }));`;
  expect((await runAndEnd(ends, { endMs: 60_000, silentMs: 1 })).code).toBe(130);
});
