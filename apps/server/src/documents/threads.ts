import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

export interface ThreadLimits {
  timeoutMs: number;
  /** Limit for objects and strings of the thread; buffers are allocated elsewhere and not counted. */
  memoryMb: number;
}

/** Returns the message that `script` posts for `data`; null when it fails or exceeds a limit. */
export function runInThread<T>(
  script: URL,
  data: unknown,
  { timeoutMs, memoryMb }: ThreadLimits,
): Promise<T | null> {
  return new Promise((resolve) => {
    const thread = new Worker(script, {
      workerData: data,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const watch = setTimeout(() => void thread.terminate(), timeoutMs);
    thread.once('message', (result: T | null) => resolve(result));
    // Also raised when the thread exceeds its memory.
    thread.once('error', () => resolve(null));
    thread.once('exit', () => {
      clearTimeout(watch);
      resolve(null);
    });
  });
}

/** Runs expensive work sequentially; returns 'busy' when `maxWaiting` calls are already queued. */
export function oneByOne(maxWaiting: number) {
  const one = pLimit(1);
  return async <T>(work: () => Promise<T>): Promise<T | 'busy'> =>
    one.pendingCount >= maxWaiting ? 'busy' : one(work);
}
