import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False while the page is as the server made it, which knows no person; true once it runs in the browser. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
