/** Those who want to know of changes, by what they are about: a cell hears of itself alone. */
export function createWatching() {
  const watchers = new Map<string, Set<() => void>>();
  return {
    /** As `useSyncExternalStore` wants it. */
    watch: (what: string) => (tell: () => void) => {
      const all = watchers.get(what) ?? new Set();
      watchers.set(what, all.add(tell));
      return () => void all.delete(tell);
    },
    tell: (what: string): void => {
      for (const tell of watchers.get(what) ?? []) tell();
    },
  };
}
