import { setTimeout as pause } from 'node:timers/promises';

/** What long runs need from the machine in addition to their context, so that tests can replace it. */
export interface Machine {
  /** Waits for a number of milliseconds, or until the signal. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Registers a listener for the next stop request; returns a function that removes it. */
  onStop: (onSignal: () => void) => () => void;
}

/** Ctrl-C, the end of a CI job, and a closed terminal. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The machine that the program runs on. */
export const thisMachine: Machine = {
  wait: (ms, signal) =>
    pause(ms, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    }),
  onStop: (onSignal) => {
    for (const signal of signals) process.on(signal, onSignal);
    return () => {
      for (const signal of signals) process.off(signal, onSignal);
    };
  },
};

/**
 * Creates a signal that is aborted by the first stop request. The next request ends the program immediately, as it
 * would without the signal.
 */
export function stopSignal(machine: Machine): { signal: AbortSignal; end: () => void } {
  const stop = new AbortController();
  const end = machine.onStop(() => {
    // An active screen ends the program when it is the only listener, so this listener is removed only after all
    // current ones were called.
    queueMicrotask(end);
    stop.abort();
  });
  return { signal: stop.signal, end };
}
