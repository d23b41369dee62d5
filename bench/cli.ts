import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from './table.ts';

const ROUNDS = 40;
/** The first runs store compiled code in the cache, as every user's first call does. */
const WARM_UP = 2;

const cli = join(import.meta.dirname, '../apps/cli');
const program = join(cli, 'dist/semestr.mjs');
const executable = join(cli, 'dist-single', process.platform === 'win32' ? 'semestr.exe' : 'semestr');

interface Call {
  what: string;
  file: string;
  args: readonly string[];
  /** Maximum duration, as a multiple of the start of Node alone. */
  goal: number;
}

const bare = { what: 'node -e 0', file: process.execPath, args: ['-e', '0'], goal: 1 };
const calls: readonly Call[] = [
  { what: 'semestr --version', file: process.execPath, args: [program, '--version'], goal: 3 },
  { what: 'semestr --help', file: process.execPath, args: [program, '--help'], goal: 3 },
  {
    what: 'semestr schedule --help',
    file: process.execPath,
    args: [program, 'schedule', '--help'],
    goal: 3.5,
  },
  { what: 'the executable, --version', file: executable, args: ['--version'], goal: 3 },
];

/** Returns the milliseconds until a program that writes to a pipe has ended. */
function measureDuration({ file, args }: Call, env: NodeJS.ProcessEnv): number {
  const started = performance.now();
  execFileSync(file, args, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  return performance.now() - started;
}

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

const ms = (time: number): string => `${time.toFixed(1)} ms`;

/**
 * Measures how soon the built terminal client responds, compared with the start of Node. The runs alternate, so that
 * other load affects all of them.
 */
export async function startOfTerminal(): Promise<Row[]> {
  const cache = await mkdtemp(join(tmpdir(), 'semestr-bench-'));
  const env = { ...process.env, NODE_OPTIONS: '', XDG_CACHE_HOME: cache, SEMESTR_LANG: 'en' };
  const all = [bare, ...calls].map((call) => ({ call, times: new Array<number>() }));
  try {
    for (let round = -WARM_UP; round < ROUNDS; round += 1)
      for (const { call, times } of all) {
        const time = measureDuration(call, env);
        if (round >= 0) times.push(time);
      }
  } finally {
    await rm(cache, { recursive: true, force: true });
  }
  const [nodeAlone = 0, ...ours] = all.map(({ times }) => median(times));
  return calls.map(({ what, goal }, index) => {
    const time = ours[index] ?? 0;
    return {
      what,
      ours: ms(time),
      against: `${bare.what} ${ms(nodeAlone)}`,
      result: (time / nodeAlone).toFixed(2),
      goal: `≤ ${goal}`,
      isMet: time <= goal * nodeAlone,
    };
  });
}
