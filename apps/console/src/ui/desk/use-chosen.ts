import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Address, keyOf, type RequestId } from './use-address.ts';

interface Going {
  to: RequestId;
  /** What the address names until it is there: the requests that were open or chosen on the way. */
  via: ReadonlySet<string | null>;
}

/**
 * The request that is open: the one that was chosen last, also while its address is only on the way there. A key that is
 * pressed in that moment must not decide on the one before.
 */
export function useChosen({ open, path }: Pick<Address, 'open' | 'path'>) {
  const navigate = useNavigate();
  const [going, setGoing] = useState<Going | null>(null);
  const at = open && keyOf(open);
  const isUnderWay = going?.via.has(at) ?? false;
  // Once the address is there, or elsewhere, it alone says what is open.
  if (going && !isUnderWay) setGoing(null);
  return {
    chosen: going && isUnderWay ? going.to : open,
    choose: (to: RequestId): void => {
      const passed = [...(going?.via ?? []), at, going && keyOf(going.to)];
      setGoing({ to, via: new Set(passed.filter((key) => key !== keyOf(to))) });
      // A queue is walked through: it does not fill the way back.
      void navigate(path(to), { replace: open !== null });
    },
  };
}
