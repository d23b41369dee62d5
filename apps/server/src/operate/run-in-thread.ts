import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { translator } from '@semestr/core/texts';
import { exit, type ExitCode } from './failure.ts';
import { languageOf } from './operate.ts';
import type { Outside } from './output.ts';
import { operateTexts } from './texts.ts';

/** Start data of the thread. */
export interface ThreadData {
  argv: readonly string[];
  isTTY: { stdout: boolean; stderr: boolean };
}

/** Messages of the thread: a heartbeat, and the result of the operation. */
export type ThreadMessage = 'alive' | { code: ExitCode };

/** Time limits: for stopping an operation, and for the heartbeat before a missing one is reported. */
export interface TimeLimits {
  endMs: number;
  silentMs: number;
}

const defaultLimits: TimeLimits = { endMs: 5000, silentMs: 60_000 };

/**
 * Runs an operation in a separate thread and returns its exit code. The embedded database may block its thread forever,
 * for example on a full disk. This thread still receives signals and then terminates the other, which is safe because
 * the operation is one transaction.
 */
export async function runInThread(
  file: URL,
  argv: readonly string[],
  { env, stdout, stderr, signal }: Pick<Outside, 'env' | 'stdout' | 'stderr' | 'signal'>,
  { endMs, silentMs }: TimeLimits = defaultLimits,
): Promise<ExitCode> {
  const t = translator(operateTexts, languageOf(argv, env));
  const isTTY = { stdout: stdout.isTTY === true, stderr: stderr.isTTY === true };
  const thread = new Worker(file, { workerData: { argv, isTTY } satisfies ThreadData });
  let code: ExitCode | null = null;
  const silent = setInterval(() => void stderr.write(`${t('silent')}\n`), silentMs);
  thread.on('message', (message: ThreadMessage) => {
    silent.refresh();
    if (message !== 'alive') code = message.code;
  });
  const end = (): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
    thread.postMessage('end');
    setTimeout(() => void thread.terminate(), endMs).unref();
  };
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  try {
    await once(thread, 'exit');
  } finally {
    clearInterval(silent);
  }
  if (code !== null) return code;
  if (!signal.aborted) return exit.failed;
  stderr.write(`${t('interrupted')}\n`);
  return exit.interrupted;
}
