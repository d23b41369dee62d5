/** Registers listeners by topic: a cell is only notified of its own changes. */
export function createWatching() {
  const watchers = new Map<string, Set<() => void>>();
  return {
    /** In the form that `useSyncExternalStore` expects. */
    watch: (what: string) => (notify: () => void) => {
      const all = watchers.get(what) ?? new Set();
      watchers.set(what, all.add(notify));
      return () => void all.delete(notify);
    },
    notify: (what: string): void => {
      for (const notify of watchers.get(what) ?? []) notify();
    },
  };
}
