import { spawn, spawnSync } from 'node:child_process';
import { ruOrEn } from '@semestr/core/languages';
import { codeOf, exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { isOlder, NEEDED_NODE } from '../../io/node-version.ts';
import { findServer } from './find.ts';
import { texts } from './texts.ts';

/** Value that `main.ts` assigns to `process.execPath` in the executable. */
const NODE_IN_PATH = 'node';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Returns the exit code of another program when the terminal client has the same one; any other means failure. */
const exitCodeOf = (code: number | null, signal: NodeJS.Signals | null): ExitCode =>
  signal === 'SIGINT' ? exit.interrupted : (Object.values(exit).find((one) => one === code) ?? exit.failed);

/**
 * The executable is not a Node that could run the server: it needs the one in PATH, which may be missing or too old.
 */
function expectNode(env: Context['env']): void {
  if (process.execPath !== NODE_IN_PATH) return;
  const { stdout, error } = spawnSync(NODE_IN_PATH, ['--version'], { encoding: 'utf8', env: { ...env } });
  const needed = NEEDED_NODE;
  if (error) throw failure(texts, (t) => t('noNode', { needed }), exit.failed, error);
  const version = stdout.trim();
  if (isOlder(version)) throw failure(texts, (t) => t('oldNode', { needed, version }));
}

/**
 * Runs a program of the server with the current Node until it ends. It shares the standard streams; signals are
 * forwarded to it, and its exit code is returned.
 */
export async function runNode(
  { cwd, env, stdin }: Pick<Context, 'cwd' | 'env' | 'stdin'>,
  args: readonly string[],
  added: Readonly<Record<string, string>>,
): Promise<ExitCode> {
  expectNode(env);
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd,
    env: { ...env, ...added },
    stdio: 'inherit',
  });
  const pass = (signal: NodeJS.Signals): void => {
    // A terminal sends Ctrl-C to the whole process group.
    if (signal !== 'SIGINT' || stdin.isTTY !== true) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  try {
    return await new Promise<ExitCode>((ended, failed) => {
      child.once('error', (error) => failed(failure(texts, (t) => t('notRun', { code: codeOf(error) }))));
      child.once('exit', (code, signal) => ended(exitCodeOf(code, signal)));
    });
  } finally {
    for (const signal of signals) process.off(signal, pass);
  }
}

/** Runs an operation of the server on this machine: `backup`, `restore` or `doctor`, with its arguments. */
export function runOperation(
  context: Context,
  server: string | undefined,
  args: readonly string[],
): Promise<ExitCode> {
  const { operations } = findServer(context, server);
  const own = ['--language', ruOrEn(context.language), ...(context.json ? ['--json'] : [])];
  const added = context.colour.stdout ? {} : { NO_COLOR: '1' };
  return runNode(context, [operations, ...args, ...own], added);
}
