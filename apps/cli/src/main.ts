#!/usr/bin/env node
import type { ExitCode } from './io/failure.ts';
import { oldNodeSentence } from './io/node-version.ts';

// The program is loaded after the version of Node is checked, because an old Node would print a stack trace.

/** Opens stdout. The reader of a pipe may stop early, as `head` does. */
function openStdout(): NodeJS.WriteStream {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return process.stdout;
}

/**
 * Most of a short call is compilation, so its result is cached for the next call. The shared temporary folder is not
 * used, because another user could place code there.
 */
async function keepCompiled(): Promise<void> {
  const { enableCompileCache } = await import('node:module');
  const { HOME, XDG_CACHE_HOME = HOME && `${HOME}/.cache` } = process.env;
  if (XDG_CACHE_HOME) enableCompileCache(`${XDG_CACHE_HOME}/semestr`);
}

/** Runs the program with the streams, the environment and the network of this process. Returns its exit code. */
async function start(argv: readonly string[]): Promise<ExitCode> {
  const { isSea } = await import('node:sea');
  // The executable is already compiled. It cannot run the server's programs as Node does, so Node is looked up in PATH.
  if (isSea()) process.execPath = 'node';
  else await keepCompiled();
  // DEV=true makes Ink look for its developer tools, which the program does not contain.
  delete process.env['DEV'];
  const { runCli } = await import('./program.ts');
  return runCli(argv, {
    stdout: openStdout(),
    // Node opens these streams on first access, which most calls do not need.
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
}

async function main(): Promise<void> {
  const { LC_ALL, LC_MESSAGES, LANG, SEMESTR_LANG } = process.env;
  const sentence = oldNodeSentence(process.versions.node, SEMESTR_LANG || LC_ALL || LC_MESSAGES || LANG);
  if (sentence !== null) process.stderr.write(`${sentence}\n`);
  // process.exit would lose output that is still buffered for a pipe.
  process.exitCode = sentence === null ? await start(process.argv.slice(2)) : 1;
}

// No top-level await, because lazily loaded parts may import code from this file and would wait for it.
void main();
