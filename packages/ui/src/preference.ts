import { useKnown } from './live-context.ts';

/** What a person prefers in this browser. It lies in a cookie, because the server makes the first page by it. */
export interface Preference<T extends string> {
  get: () => T;
  set: (value: T) => void;
  /** @param made with what the server made the page */
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
 * @param name of the cookie, and of the channel by which other tabs hear of a change
 * @param read makes the value of what stands there (undefined where nothing does); must tolerate anything
 */
export function preference<T extends string>(
  name: string,
  read: (text: string | undefined) => T,
): Preference<T> {
  const listeners = new Set<() => void>();
  let channel: BroadcastChannel | null = null;
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const get = (): T => read(cookieOf(name));
  const subscribe = (listener: () => void): (() => void) => {
    if (!channel) {
      channel = new BroadcastChannel(`semestr-${name}`);
      channel.addEventListener('message', tell);
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
      tell();
    },
    use: (made) => useKnown(subscribe, get, () => made ?? read(undefined)),
    subscribe,
  };
}
