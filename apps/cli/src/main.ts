#!/usr/bin/env node
import './io/check-node.ts';
import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { getAsset, isSea } from 'node:sea';
import type { Language } from '@semestr/core/languages';
import type { Io } from './io/io.ts';
import { openStdout, quickOut } from './io/stdout.ts';
import { answerAtOnce, runCli } from './run.ts';

const argv = process.argv.slice(2);

/** Returns the help that the build wrote next to the program, or into the executable that contains everything. */
function finishedHelp(language: Language): string | null {
  const name = `help-${language}.txt`;
  try {
    return isSea() ? getAsset(name, 'utf8') : readFileSync(join(import.meta.dirname, name), 'utf8');
  } catch {
    return null;
  }
}

/**
 * Most of a short call is compilation, so its result is cached for the next call. Not in the shared temporary folder,
 * where another user could place code to run.
 */
function keepCompiled(): void {
  const { HOME, XDG_CACHE_HOME = HOME && `${HOME}/.cache` } = process.env;
  if (XDG_CACHE_HOME) enableCompileCache(`${XDG_CACHE_HOME}/semestr`);
}

async function main(): Promise<void> {
  // The executable is already compiled. It is not a Node that could run the server's programs: that one is looked up in
  // PATH.
  if (isSea()) process.execPath = 'node';
  else keepCompiled();
  const io: Io = {
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
  };
  // process.exit would lose output that is still buffered for a pipe.
  process.exitCode = await runCli(argv, io);
}

// No top-level await: the bundler would put each lazily loaded part in a separate file.
if (!answerAtOnce(argv, { out: quickOut, env: process.env, help: finishedHelp })) void main();
