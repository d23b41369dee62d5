const HOUR = 60 * 60_000;

/**
 * Does some work now and every hour, one run after the other. The work is to end soon when the signal says so; it
 * handles its own errors. Returns how to stop.
 */
export function everyHour(work: (signal: AbortSignal) => Promise<void>): () => Promise<void> {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const run = (): void => {
    running = running.then(() => work(stopping.signal));
  };
  run();
  const timer = setInterval(run, HOUR);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
