import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Address, keyOf, type RequestId } from './use-address.ts';

interface PendingNavigation {
  to: RequestId;
  /**
   * Requests that the address may still name until the navigation is complete: those that were open or selected on the
   * way.
   */
  via: ReadonlySet<string | null>;
}

/**
 * Returns the open request. That is the last selected one, even while the navigation to it is pending, so that a key
 * press does not decide the previous one.
 */
export function useOpenRequest({ open, path }: Pick<Address, 'open' | 'path'>) {
  const navigate = useNavigate();
  const [going, setGoing] = useState<PendingNavigation | null>(null);
  const at = open && keyOf(open);
  const isUnderWay = going?.via.has(at) ?? false;
  // Once the navigation is complete, only the address determines the open request.
  if (going && !isUnderWay) setGoing(null);
  return {
    chosen: going && isUnderWay ? going.to : open,
    choose: (to: RequestId): void => {
      const passed = [...(going?.via ?? []), at, going && keyOf(going.to)];
      setGoing({ to, via: new Set(passed.filter((key) => key !== keyOf(to))) });
      // Replaces the history entry, so that stepping through the queue does not fill the browser's history.
      void navigate(path(to), { replace: open !== null });
    },
  };
}
