import { useKnown } from '@semestr/ui/live-context';
import { useEffect, useEffectEvent } from 'react';
import { momentNow } from './now.ts';

function subscribe(changed: () => void): () => void {
  const timer = setInterval(changed, 250);
  return () => clearInterval(timer);
}

const secondsTo = (until: Date): number => Math.max(0, Math.ceil((until.getTime() - momentNow()) / 1000));

/**
 * The whole seconds until a moment, kept up to date; null while the page is as the server made it.
 * @param onEnd told once, as soon as none is left
 */
export function useSecondsLeft(until: Date, onEnd?: () => void): number | null {
  const left = useKnown<number | null>(
    subscribe,
    () => secondsTo(until),
    () => null,
  );
  const isOver = left === 0;
  const end = useEffectEvent(() => onEnd?.());
  // That time has passed is no event of React's.
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return left;
}
