#!/usr/bin/env node
import { runCli } from './run.ts';

// The reader of a pipe may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

// process.exit would lose output that is still buffered for a pipe.
process.exitCode = await runCli(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  stdin: process.stdin,
  env: process.env,
  cwd: process.cwd(),
  fetch: async (input, init) => {
    const { fetchWithTimeout } = await import('./http/fetch.ts');
    return fetchWithTimeout(input, init);
  },
  fetchWithRetry: async (input, init) => {
    const { fetchWithRetry } = await import('./http/fetch.ts');
    return fetchWithRetry()(input, init);
  },
  now: () => new Date(),
});
