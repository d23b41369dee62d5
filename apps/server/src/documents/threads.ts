import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

export interface ThreadLimits {
  /** Processor time in milliseconds: a valid file must not be rejected because the machine is busy. */
  cpuMs: number;
  /** Limit for objects and strings of the thread; buffers are allocated elsewhere and not counted. */
  memoryMb: number;
}

/** Interval between measurements of the processor time, in milliseconds. */
const CHECK_MS = 100;
/** A thread that waits, or gets too little processor time, is terminated after this many times its limit. */
const MAX_SLOWDOWN = 4;

/** Returns the message that `script` posts for `data`; null when it fails or exceeds a limit. */
export function runInThread<T>(
  script: URL,
  data: unknown,
  { cpuMs, memoryMb }: ThreadLimits,
): Promise<T | null> {
  return new Promise((resolve) => {
    const thread = new Worker(script, {
      workerData: data,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    const stop = (): void => void thread.terminate();
    const stopIfExceeded = ({ user, system }: NodeJS.CpuUsage): void => {
      if ((user + system) / 1000 > cpuMs) stop();
    };
    // A measurement fails only when the thread has ended.
    const ignoreEnd = (): void => undefined;
    const checks = setInterval(() => void thread.cpuUsage().then(stopIfExceeded, ignoreEnd), CHECK_MS);
    const watch = setTimeout(stop, cpuMs * MAX_SLOWDOWN);
    thread.once('message', (result: T | null) => resolve(result));
    // Also raised when the thread exceeds its memory.
    thread.once('error', () => resolve(null));
    thread.once('exit', () => {
      clearInterval(checks);
      clearTimeout(watch);
      resolve(null);
    });
  });
}

/** Runs expensive work sequentially; returns 'busy' when `maxWaiting` calls are already queued. */
export function createQueue(maxWaiting: number) {
  const one = pLimit(1);
  return async <T>(work: () => Promise<T>): Promise<T | 'busy'> =>
    one.pendingCount >= maxWaiting ? 'busy' : one(work);
}
