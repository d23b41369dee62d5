/** Maximum number of concurrent requests. */
const MAX_CONCURRENT = 4;
/** Minimum and maximum delay before a retry, in milliseconds. */
const MIN_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

/**
 * Processes keys, a few concurrently but never the same one twice at a time. When `work` reports a missing response,
 * the whole queue pauses, each time twice as long.
 */
export function createQueue(work: (key: string) => Promise<boolean>) {
  const waiting = new Set<string>();
  const underWay = new Set<string>();
  let pause = 0;
  let timer: number | undefined;

  async function run(key: string): Promise<void> {
    const isAnswered = await work(key);
    underWay.delete(key);
    if (isAnswered) pause = 0;
    else {
      waiting.add(key);
      wait();
    }
    pump();
  }

  function wait(): void {
    if (timer !== undefined) return;
    pause = Math.min(Math.max(2 * pause, MIN_DELAY_MS), MAX_DELAY_MS);
    timer = window.setTimeout(resume, pause);
  }

  function pump(): void {
    if (timer !== undefined) return;
    for (const key of waiting) {
      if (underWay.size >= MAX_CONCURRENT) return;
      if (underWay.has(key)) continue;
      waiting.delete(key);
      underWay.add(key);
      void run(key);
    }
  }

  /** Ends the pause early, for example when the connection is back. */
  function resume(): void {
    clearTimeout(timer);
    timer = undefined;
    pump();
  }

  return {
    add: (key: string): void => {
      waiting.add(key);
      pump();
    },
    resume,
  };
}
