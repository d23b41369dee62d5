import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { HydratedContext } from './hydration.ts';

interface HydratedProps {
  /** Whether the server rendered the page. */
  isRendered: boolean;
  children: ReactNode;
}

/** Hydrates a server-rendered page in small steps, so that it stays responsive. `begin.js` waits for its event. */
export function Hydrated({ isRendered, children }: HydratedProps) {
  const [isLive, setLive] = useState(!isRendered);
  // Effects only run in a browser.
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'));
    startTransition(() => setLive(true));
  }, []);
  useEffect(() => {
    if (isLive) window.dispatchEvent(new Event('live'));
  }, [isLive]);
  return <HydratedContext value={isLive}>{children}</HydratedContext>;
}
