import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { LiveContext } from './live-context.ts';

interface LiveProps {
  /** The server made the page. */
  isMade: boolean;
  children: ReactNode;
}

/** Lets a page that the server made come to life: in small steps, between which it answers. `begin.js` waits for that. */
export function Live({ isMade, children }: LiveProps) {
  const [isLive, setLive] = useState(!isMade);
  // That React runs in a browser shows in its effects alone.
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'));
    startTransition(() => setLive(true));
  }, []);
  useEffect(() => {
    if (isLive) window.dispatchEvent(new Event('live'));
  }, [isLive]);
  return <LiveContext value={isLive}>{children}</LiveContext>;
}
