import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NOW } from '../support/server.ts';

const run = promisify(execFile);
const binary = join(import.meta.dirname, '../../apps/cli/dist/semestr.mjs');

/** Node arguments and environment with which the program runs at the time of the test university. */
export const program = ['--import', join(import.meta.dirname, 'clock.mjs'), binary] as const;
export const atTestTime = { SEMESTR_TEST_NOW: NOW } as const;

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs the built terminal client like a script: without a terminal, with `input` piped in and English output. */
export async function semestr(
  args: readonly string[],
  env: Record<string, string> = {},
  input = '',
): Promise<Outcome> {
  const options = {
    env: { ...process.env, ...atTestTime, SEMESTR_LANG: 'en', ...env },
    maxBuffer: 64 * 1024 * 1024,
  };
  try {
    const running = run(process.execPath, [...program, ...args], options);
    running.child.stdin?.end(input);
    const { stdout, stderr } = await running;
    return { code: 0, stdout, stderr };
  } catch (error) {
    // An exit code other than 0 rejects with an error that contains the output.
    const { code, stdout, stderr } = error as Outcome;
    return { code, stdout, stderr };
  }
}
