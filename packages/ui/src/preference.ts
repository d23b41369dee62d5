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
  /** A value that the browser does not store as a cookie is kept until the page is closed. */
  let unsaved: T | undefined;
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const get = (): T => read(unsaved ?? readCookie(name));
  /**
   * Returns the channel to other tabs; null if the browser has none, so that other tabs only change when they are
   * reloaded.
   */
  const openChannel = (): BroadcastChannel | null => {
    try {
      channel ??= new BroadcastChannel(`semestr-${name}`);
    } catch {
      return null;
    }
    return channel;
  };
  const subscribe = (listener: () => void): (() => void) => {
    // Adding the same listener again has no effect.
    openChannel()?.addEventListener('message', notify);
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (value) => {
      writeCookie(`${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`);
      unsaved = readCookie(name) === value ? undefined : value;
      // A page may select before anything in it subscribes.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      openChannel()?.postMessage(value);
      notify();
    },
    use: (made) => useClientValue(subscribe, get, () => made ?? read(undefined)),
    subscribe,
  };
}
