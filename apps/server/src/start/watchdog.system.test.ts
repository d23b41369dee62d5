import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const LIMIT = 400;

/** Runs a watched program; returns how it ended and its output. */
async function run(program: string): Promise<{ signal: string | null; code: number | null; said: string }> {
  const watchdog = join(import.meta.dirname, 'watchdog.ts');
  const code = `import { watchOver } from ${JSON.stringify(watchdog)}; watchOver(${LIMIT}); ${program}`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 30_000,
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said += String(piece)));
  const [exit, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { signal, code: exit, said };
}

it('watchdog: terminates a stuck server with a sentence', async () => {
  const ended = await run('setTimeout(() => { for (;;); }, 1000);');
  expect(ended.signal).toBe('SIGKILL');
  expect(ended.said).toContain('is ended: look whether its disk is full');
});

it('watchdog: does not affect a server that is busy at times, which can exit normally', async () => {
  const busy = `for (let turn = 0; turn < 8; turn += 1) {
    const end = performance.now() + ${LIMIT / 2};
    while (performance.now() < end);
    await new Promise((resolve) => void setImmediate(resolve));
  }`;
  expect(await run(busy)).toEqual({ signal: null, code: 0, said: '' });
});
