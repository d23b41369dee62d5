import { useSyncExternalStore } from 'react';

let isReachable = true;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the server answered last time: no reply clears it, any reply sets it (specification, section 7). */
export const reachable = {
  set: (value: boolean): void => {
    if (value === isReachable) return;
    isReachable = value;
    for (const listener of listeners) listener();
  },
  use: (): boolean =>
    useSyncExternalStore(
      subscribe,
      () => isReachable,
      () => true,
    ),
};
