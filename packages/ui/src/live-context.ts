import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * False while a page stands as the server made it, which knows no person, no time, and nothing that the browser keeps.
 * What depends on those asks here and shows what the server showed until then.
 */
export const LiveContext = createContext(true);

export const useIsLive = (): boolean => useContext(LiveContext);

const inBrowser = typeof window !== 'undefined';

/**
 * What only the browser knows, kept up to date by `subscribe`; what the server said of it (`before`) until the page is live.
 * In a browser React is given one snapshot for both: two that differ would have it draw the page again, in one go.
 */
export function useKnown<T>(
  subscribe: (changed: () => void) => () => void,
  get: () => T,
  before: () => T,
): T {
  const known = useSyncExternalStore(subscribe, get, inBrowser ? get : before);
  return useIsLive() ? known : before();
}
