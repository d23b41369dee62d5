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

const cookieOf = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);

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
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const get = (): T => read(cookieOf(name));
  const subscribe = (listener: () => void): (() => void) => {
    if (!channel) {
      channel = new BroadcastChannel(`semestr-${name}`);
      channel.addEventListener('message', notify);
    }
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (value) => {
      document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      channel?.postMessage(value);
      notify();
    },
    use: (made) => useClientValue(subscribe, get, () => made ?? read(undefined)),
    subscribe,
  };
}
