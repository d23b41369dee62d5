import { useSyncExternalStore } from 'react';
import { useIsLive } from './live-context.ts';

/** A value that outlives the page: kept in local storage, shared by every tab, read by components as state. */
export interface Stored<T> {
  get: () => T;
  set: (value: T) => void;
  use: () => T;
}

const inBrowser = typeof window !== 'undefined';

/**
 * @param key the key in local storage
 * @param read makes the value of what is stored (null where nothing is); must tolerate anything
 */
export function stored<T>(key: string, read: (value: unknown) => T): Stored<T> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  const initial = read(null);
  let value = initial;

  const get = (): T => {
    const now = localStorage.getItem(key);
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
      if (next === null) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(next));
      for (const listener of listeners) listener();
    },
    // Both snapshots are the same: a difference would have React draw the page a second time, in one go.
    use: () => {
      const kept = useSyncExternalStore(subscribe, get, inBrowser ? get : () => initial);
      return useIsLive() ? kept : initial;
    },
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
