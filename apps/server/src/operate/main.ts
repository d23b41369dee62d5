import { operate } from './operate.ts';

// What is written, such as a backup, is for its own user alone.
process.umask(0o077);

// A terminal and npm may both pass on the same Ctrl-C: ending is begun once and not cut short.
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort());

// process.exit would lose output that is still buffered for a pipe.
process.exitCode = await operate(process.argv.slice(2), {
  env: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  now: () => new Date(),
  signal: ending.signal,
});
