export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/**
 * Does some work now and again after each period, in milliseconds, one run after the other. The work is to end soon when
 * the signal says so; it handles its own errors. Returns how to stop.
 */
export function repeatedly(
  period: number,
  work: (signal: AbortSignal) => Promise<void>,
): () => Promise<void> {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const run = (): void => {
    running = running.then(() => work(stopping.signal));
  };
  run();
  const timer = setInterval(run, period);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
