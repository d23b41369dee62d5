import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { LiveContext } from './hydration.ts';

interface LiveProps {
  /** Whether the server rendered the page. */
  isMade: boolean;
  children: ReactNode;
}

/** Hydrates a server-rendered page in small steps, so that it stays responsive. `begin.js` waits for its event. */
export function Hydrated({ isMade, children }: LiveProps) {
  const [isLive, setLive] = useState(!isMade);
  // Effects only run in a browser.
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'));
    startTransition(() => setLive(true));
  }, []);
  useEffect(() => {
    if (isLive) window.dispatchEvent(new Event('live'));
  }, [isLive]);
  return <LiveContext value={isLive}>{children}</LiveContext>;
}
