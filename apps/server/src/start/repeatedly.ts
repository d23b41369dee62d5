export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/**
 * Runs work now and after each period, in milliseconds, never twice at the same time. The work must handle its own
 * errors and end soon after the signal aborts. Returns a function that stops it.
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
