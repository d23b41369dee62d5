import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from './table.ts';

const GOAL_SECONDS = 5;
const root = join(import.meta.dirname, '..');

/** Runs `npm start` until the server reports that it is ready; returns the duration in seconds. */
async function secondsToReady(env: NodeJS.ProcessEnv): Promise<number> {
  const started = performance.now();
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    npm.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is ready on')) resolve();
    });
    npm.once('exit', (code) => reject(new Error(`npm start ended with ${code}: ${output}`)));
  });
  const seconds = (performance.now() - started) / 1000;
  npm.kill('SIGTERM');
  await once(npm, 'close');
  return seconds;
}

/** Measures the second `npm start`: set up, built, with an existing database. */
export async function warmStart(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'semestr-bench-'));
  // Port 0 lets the system choose a free one.
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0' };
  try {
    const first = await secondsToReady(env);
    const second = await secondsToReady(env);
    return [
      {
        what: 'npm start, warm',
        ours: `${second.toFixed(1)} s`,
        against: `new data folder ${first.toFixed(1)} s`,
        result: (second / first).toFixed(2),
        goal: `≤ ${GOAL_SECONDS} s`,
        isMet: second <= GOAL_SECONDS,
      },
    ];
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
