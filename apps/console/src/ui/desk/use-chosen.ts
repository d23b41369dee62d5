import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Address, keyOf, type RequestId } from './use-address.ts';

interface Going {
  to: RequestId;
  /**
   * Requests that the address may still name until the navigation is complete: those that were open or selected on the
   * way.
   */
  via: ReadonlySet<string | null>;
}

/**
 * Returns the open request: the last one selected, even while the navigation to it is pending. A key pressed in that
 * time must not decide the previous one.
 */
export function useChosen({ open, path }: Pick<Address, 'open' | 'path'>) {
  const navigate = useNavigate();
  const [going, setGoing] = useState<Going | null>(null);
  const at = open && keyOf(open);
  const isUnderWay = going?.via.has(at) ?? false;
  // Once the navigation is complete, only the address determines what is open.
  if (going && !isUnderWay) setGoing(null);
  return {
    chosen: going && isUnderWay ? going.to : open,
    choose: (to: RequestId): void => {
      const passed = [...(going?.via ?? []), at, going && keyOf(going.to)];
      setGoing({ to, via: new Set(passed.filter((key) => key !== keyOf(to))) });
      // Stepping through the queue does not fill the browser's history.
      void navigate(path(to), { replace: open !== null });
    },
  };
}
