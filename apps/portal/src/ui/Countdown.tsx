import { countdown } from '@semestr/core/display';
import { useCallback, useSyncExternalStore } from 'react';
import { useLanguage } from '@semestr/ui/language.tsx';
import { momentNow } from './now.ts';

interface CountdownProps {
  /** When it is over. */
  until: Date;
  /** As digits (01:12:05), or in words (1 час 12 минут 5 секунд). */
  as: 'digits' | 'words';
  /** Told once, as soon as it is over. */
  onEnd?: () => void;
}

const secondsTo = (until: Date): number => Math.max(0, Math.ceil((until.getTime() - momentNow()) / 1000));

/** The time that is left, second by second. A screen reader says it when asked, not each second. */
export function Countdown({ until, as, onEnd }: CountdownProps) {
  const language = useLanguage();
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(() => {
        changed();
        if (secondsTo(until) > 0) return;
        clearInterval(timer);
        onEnd?.();
      }, 250);
      return () => clearInterval(timer);
    },
    [until, onEnd],
  );
  const left = useSyncExternalStore(
    subscribe,
    () => secondsTo(until),
    () => null,
  );
  if (left === null) return null;
  const { digits, words } = countdown(left, language);
  return (
    <span role="timer" aria-label={words}>
      {as === 'digits' ? digits : words}
    </span>
  );
}
