/** Maximum number of concurrent requests. */
const AT_ONCE = 4;
/** Minimum and maximum delay before a request without a response is sent again, in milliseconds. */
const SHORTEST = 1000;
const LONGEST = 30_000;

/**
 * Processes keys, a few concurrently and each only once at a time. When `work` reports a missing response, the whole
 * queue pauses, twice as long each time.
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
    pause = Math.min(Math.max(2 * pause, SHORTEST), LONGEST);
    timer = window.setTimeout(resume, pause);
  }

  function pump(): void {
    if (timer !== undefined) return;
    for (const key of waiting) {
      if (underWay.size >= AT_ONCE) return;
      if (underWay.has(key)) continue;
      waiting.delete(key);
      underWay.add(key);
      void run(key);
    }
  }

  /** Ends the pause, for example when the connection is back. */
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
