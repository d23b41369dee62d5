import { setTimeout as pause } from 'node:timers/promises';

/** What long runs need of the machine beside their context; tests give their own. */
export interface Machine {
  /** Waits so many milliseconds, or until the signal. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Tells of the next request to stop; gives back what ends the telling. */
  onStop: (tell: () => void) => () => void;
}

/** Ctrl-C, the end of a CI job, and a terminal that is closed. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The machine that the program runs on. */
export const thisMachine: Machine = {
  wait: (ms, signal) =>
    pause(ms, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    }),
  onStop: (tell) => {
    for (const signal of signals) process.on(signal, tell);
    return () => {
      for (const signal of signals) process.off(signal, tell);
    };
  },
};

/** A signal that goes off when somebody asks to stop. The next time they ask, the program ends at once, as it would without. */
export function stopSignal(machine: Machine): { signal: AbortSignal; end: () => void } {
  const stop = new AbortController();
  const end = machine.onStop(() => {
    // A screen that is drawn ends the program where it is the only one that listens: whoever listens now is to be told.
    queueMicrotask(end);
    stop.abort();
  });
  return { signal: stop.signal, end };
}
