import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';

/**
 * False while a page stands as the server made it, which knows no person, no time, and nothing that the browser keeps.
 * What depends on those asks here and shows what the server showed until then.
 */
const LiveContext = createContext(true);

export const useIsLive = (): boolean => useContext(LiveContext);

interface LiveProps {
  /** The server made the page. */
  isMade: boolean;
  children: ReactNode;
}

/** Lets a page that the server made come to life: in small steps, between which it answers. */
export function Live({ isMade, children }: LiveProps) {
  const [isLive, setLive] = useState(!isMade);
  // That React runs in a browser shows in its effects alone.
  useEffect(() => startTransition(() => setLive(true)), []);
  return <LiveContext value={isLive}>{children}</LiveContext>;
}
