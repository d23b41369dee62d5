import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const LIMIT = 400;

/** Runs a watched program; returns how it ended and its output. */
async function run(program: string): Promise<{ signal: string | null; code: number | null; output: string }> {
  const watchdog = join(import.meta.dirname, 'watchdog.ts');
  const code = `import { startWatchdog } from ${JSON.stringify(watchdog)}; startWatchdog(${LIMIT}); ${program}`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', code], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 30_000,
  });
  let output = '';
  child.stderr.on('data', (piece: Buffer) => (output += String(piece)));
  const [exit, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { signal, code: exit, output };
}

it('watchdog: terminates a stuck server with a sentence', async () => {
  const ended = await run('setTimeout(() => { for (;;); }, 1000);');
  expect(ended.signal).toBe('SIGKILL');
  expect(ended.output).toContain('is terminated: check whether its disk is full');
});

it('watchdog: a server that is sometimes busy is not affected and can exit normally', async () => {
  const busy = `for (let turn = 0; turn < 8; turn += 1) {
    const end = performance.now() + ${LIMIT / 2};
    while (performance.now() < end);
    await new Promise((resolve) => void setImmediate(resolve));
  }`;
  expect(await run(busy)).toEqual({ signal: null, code: 0, output: '' });
});
