import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * False while a page is in its server-rendered state, without a user, a time, or the browser's storage. Components that
 * depend on these check it and render the server's content until hydration.
 */
export const HydratedContext = createContext(true);

export const useHydrated = (): boolean => useContext(HydratedContext);

const inBrowser = typeof window !== 'undefined';

/**
 * Returns a value that only the browser has, updated through `subscribe`; the server's value (`before`) until the page
 * is hydrated. In a browser React gets a single snapshot function, because two different ones would make it render the
 * page again synchronously.
 */
export function useClientValue<T>(
  subscribe: (changed: () => void) => () => void,
  get: () => T,
  before: () => T,
): T {
  const value = useSyncExternalStore(subscribe, get, inBrowser ? get : before);
  return useHydrated() ? value : before();
}
