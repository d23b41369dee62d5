import { readCookie, writeCookie } from './cookies.ts';
import { useClientValue } from './hydration.ts';

/** A preference of the user in this browser. Stored in a cookie, because the server renders the first page with it. */
export interface Preference<T extends string> {
  get: () => T;
  set: (value: T) => void;
  /** @param made value with which the server rendered the page */
  use: (made?: T) => T;
  subscribe: (listener: () => void) => () => void;
}

const YEAR_S = 365 * 24 * 3600;

/**
 * @param name of the cookie, and of the channel that notifies other tabs of a change
 * @param read parses the stored value (undefined when there is none); must accept anything
 */
export function preference<T extends string>(
  name: string,
  read: (text: string | undefined) => T,
): Preference<T> {
  const listeners = new Set<() => void>();
  let channel: BroadcastChannel | null = null;
  /** A value that the browser does not keep as a cookie lasts as long as the page. */
  let unsaved: T | undefined;
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const get = (): T => read(unsaved ?? readCookie(name));
  const subscribe = (listener: () => void): (() => void) => {
    try {
      channel ??= new BroadcastChannel(`semestr-${name}`);
      // Adding the same listener again has no effect.
      channel.addEventListener('message', notify);
    } catch {
      // Without channels, other tabs follow when they are loaded again.
    }
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (value) => {
      writeCookie(`${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`);
      unsaved = readCookie(name) === value ? undefined : value;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      channel?.postMessage(value);
      notify();
    },
    use: (made) => useClientValue(subscribe, get, () => made ?? read(undefined)),
    subscribe,
  };
}
