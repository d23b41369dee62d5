import { useClientValue } from '@semestr/ui/hydration';
import { useEffect, useEffectEvent } from 'react';
import { momentNow } from '../hydration/now.ts';

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, 250);
  return () => clearInterval(timer);
}

const secondsTo = (until: Date): number => Math.max(0, Math.ceil((until.getTime() - momentNow()) / 1000));

/**
 * Returns the full seconds until a time, updated every second; null during hydration.
 * @param onEnd called once, when none are left
 */
export function useSecondsLeft(until: Date, onEnd?: () => void): number | null {
  const left = useClientValue<number | null>(
    subscribe,
    () => secondsTo(until),
    () => null,
  );
  const isOver = left === 0;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return left;
}
