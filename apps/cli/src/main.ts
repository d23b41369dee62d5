#!/usr/bin/env node
import { enableCompileCache } from 'node:module';
import { runCli } from './run.ts';

// Most of a short call goes into compiling; the next one finds it done. Not in the folder for everybody's temporary files,
// where somebody else could put something to run.
const { HOME, XDG_CACHE_HOME = HOME && `${HOME}/.cache` } = process.env;
if (XDG_CACHE_HOME) enableCompileCache(`${XDG_CACHE_HOME}/semestr`);

// The reader of a pipe may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

// process.exit would lose output that is still buffered for a pipe.
process.exitCode = await runCli(process.argv.slice(2), {
  stdout: process.stdout,
  // Node opens these when they are asked for, which most calls do without.
  get stderr() {
    return process.stderr;
  },
  get stdin() {
    return process.stdin;
  },
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
