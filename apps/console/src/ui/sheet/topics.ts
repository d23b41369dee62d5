/** Registers listeners by topic, so that a cell is only notified of its own changes. */
export function createTopics() {
  const watchers = new Map<string, Set<() => void>>();
  return {
    /** Has the form that `useSyncExternalStore` expects. */
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
