import { operate } from './operate.ts';
import type { Outside } from './output.ts';
import { runInThread } from './run-in-thread.ts';

// Files written here, such as a backup, are accessible only to the current user.
process.umask(0o077);

// A terminal and npm may both forward the same Ctrl-C, so the stop is only started once and not interrupted.
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort());

const argv = process.argv.slice(2);
const outside: Outside = {
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  now: () => new Date(),
  signal: ending.signal,
};

// process.exit would lose output that is still buffered for a pipe.
process.exitCode = argv.includes('restore')
  ? await runInThread(new URL('./thread.ts', import.meta.url), argv, outside)
  : await operate(argv, outside);
