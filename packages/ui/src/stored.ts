import { localStore, tabStore } from './browser-storage.ts';
import { useClientValue } from './hydration.ts';

/**
 * A persistent value, used by components as state: in local storage, shared by all tabs, or in the tab's session
 * storage.
 */
export interface Stored<T> {
  get: () => T;
  set: (value: T) => void;
  use: () => T;
}

/**
 * @param key the key in local storage
 * @param read parses the stored value (null when there is none); must accept anything
 * @param kind local storage, or the tab's session storage
 */
export function stored<T>(
  key: string,
  read: (value: unknown) => T,
  kind: 'localStorage' | 'sessionStorage' = 'localStorage',
): Stored<T> {
  const storage = kind === 'localStorage' ? localStore : tabStore;
  const listeners = new Set<() => void>();
  let text: string | null = null;
  const initial = read(null);
  let value = initial;

  const get = (): T => {
    const now = storage.getItem(key);
    if (now !== text) {
      text = now;
      value = read(parse(now));
    }
    return value;
  };
  const subscribe = (listener: () => void): (() => void) => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  };
  return {
    get,
    set: (next) => {
      if (next === null) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(next));
      for (const listener of listeners) listener();
    },
    use: () => useClientValue(subscribe, get, () => initial),
  };
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
