import { useSyncExternalStore } from 'react';

/** Why the server does not answer; `up` while it does. */
export type ConnectionState = 'up' | 'offline' | 'down' | 'hanging';

let state: ConnectionState = 'up';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the server answered last time: no reply clears it, any reply sets it (specification, section 7). */
export const connection = {
  get: (): ConnectionState => state,
  set: (next: ConnectionState): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  },
  /** The state in a component; `up` in pages that the server renders. */
  use: (): ConnectionState =>
    useSyncExternalStore(
      subscribe,
      () => state,
      () => 'up',
    ),
  /** Resolves as soon as the server is reachable (`true`) or unreachable (`false`). */
  until: (isUp: boolean): Promise<void> =>
    new Promise((resolve) => {
      const unsubscribe = subscribe(check);
      function check(): void {
        if ((state === 'up') !== isUp) return;
        unsubscribe();
        resolve();
      }
      check();
    }),
};

/** Statuses with which a gateway or proxy answers for a server that does not. */
const GATEWAY_ERRORS: ReadonlySet<number> = new Set([502, 503, 504]);

/** The state that an answer proves; null stands for no answer. */
export function stateAfter(response: Pick<Response, 'status'> | null): ConnectionState {
  if (response) return GATEWAY_ERRORS.has(response.status) ? 'down' : 'up';
  return navigator.onLine ? 'down' : 'offline';
}

/** Milliseconds after which a request without an answer makes the page ask whether the server is there. */
const SLOW_MS = 8000;
/** Milliseconds after which that question counts as unanswered. */
const PROBE_MS = 6000;

/** What the server says of the version that this page runs, or why it says nothing. */
type Probe = 'current' | 'updated' | Exclude<ConnectionState, 'up'>;

/** The address of the script that started this page; pages that the server rendered name it in `data-main`. */
const startedBy = (): string =>
  document.querySelector<HTMLElement>('script[data-main]')?.dataset['main'] ??
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1)?.src ??
  location.href;

/**
 * Asks the server for the script that started this page. Its name changes with every build, so a server that no longer
 * has it runs another version.
 */
export async function probe(): Promise<Probe> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), PROBE_MS);
  try {
    const response = await fetch(startedBy(), {
      method: 'HEAD',
      cache: 'no-store',
      signal: limit.signal,
    });
    const reached = stateAfter(response);
    if (reached !== 'up') return reached;
    return response.status === 404 ? 'updated' : 'current';
  } catch {
    if (limit.signal.aborted) return 'hanging';
    return navigator.onLine ? 'down' : 'offline';
  } finally {
    clearTimeout(timer);
  }
}

/** Probes the server and notes when it is unreachable. */
export async function checkConnection(): Promise<Probe> {
  const result = await probe();
  if (result !== 'current' && result !== 'updated') connection.set(result);
  return result;
}

/** Checks the connection when a request takes long: a server that is only slow is left alone. */
export function watchSlow<T>(request: Promise<T>): Promise<T> {
  const timer = setTimeout(() => void checkConnection(), SLOW_MS);
  return request.finally(() => clearTimeout(timer));
}
