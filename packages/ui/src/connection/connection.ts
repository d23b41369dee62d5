import { useSyncExternalStore } from 'react';
import { compareClock, deviceNow } from '../clock.ts';

/** Why the server does not respond; `up` while it does. */
export type ConnectionState = 'up' | 'offline' | 'down' | 'hanging';

let state: ConnectionState = 'up';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether the server responded last time: a missing response clears it, any response sets it (specification, section
 * 7).
 */
export const connection = {
  get: (): ConnectionState => state,
  set: (next: ConnectionState): void => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  },
  /** Returns the state for a component; `up` in server-rendered pages. */
  use: (): ConnectionState =>
    useSyncExternalStore(
      subscribe,
      () => state,
      () => 'up',
    ),
  /** Resolves as soon as the server is available (`true`) or unavailable (`false`). */
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

/** Statuses that a gateway or proxy returns for an unavailable server. */
const GATEWAY_ERRORS: ReadonlySet<number> = new Set([502, 503, 504]);

/** Returns the state that a response proves; null for no response. */
export function stateAfter(response: Pick<Response, 'status'> | null): ConnectionState {
  if (response) return GATEWAY_ERRORS.has(response.status) ? 'down' : 'up';
  return navigator.onLine ? 'down' : 'offline';
}

/** Milliseconds after which a request without a response triggers a check of the server. */
const SLOW_MS = 8000;
/** Timeout of that check, in milliseconds. */
const PROBE_MS = 6000;

/** Whether the server runs the version of this page, or why it does not respond. */
type Probe = 'current' | 'updated' | Exclude<ConnectionState, 'up'>;

/** Returns the address of the script that started this page; server-rendered pages contain it in `data-main`. */
const startedBy = (): string =>
  document.querySelector<HTMLElement>('script[data-main]')?.dataset['main'] ??
  [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')].at(-1)?.src ??
  location.href;

/**
 * Requests the script that started this page. Its name changes with every build, so a server without it runs another
 * version.
 */
export async function probe(): Promise<Probe> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), PROBE_MS);
  try {
    const response = await fetchTimed(startedBy(), {
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

/** Checks the server and records when it is unavailable. */
export async function checkConnection(): Promise<Probe> {
  const result = await probe();
  if (result !== 'current' && result !== 'updated') connection.set(result);
  return result;
}

/** Performs a request, and compares the clocks. */
const fetchTimed: typeof fetch = async (...request) => {
  const sentAt = deviceNow();
  const response = await fetch(...request);
  compareClock(response, sentAt);
  return response;
};

/** Performs a call of an application. */
export const fetchWatched: typeof fetch = (...request) => watchSlow(fetchTimed(...request));

/** Checks the connection when a request takes long: a slow server is not reported. */
export function watchSlow<T>(request: Promise<T>): Promise<T> {
  const timer = setTimeout(() => void checkConnection(), SLOW_MS);
  return request.finally(() => clearTimeout(timer));
}
