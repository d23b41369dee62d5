import { useClientValue } from '@semestr/ui/hydration';
import { useEffect, useEffectEvent } from 'react';
import { momentNow } from '../hydration/now.ts';

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, 250);
  return () => clearInterval(timer);
}

const secondsTo = (until: Date): number => Math.max(0, Math.ceil((until.getTime() - momentNow()) / 1000));

/**
 * Returns the whole seconds until a time, updated continuously; null during hydration.
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
  // The passing of time is outside React.
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return left;
}
