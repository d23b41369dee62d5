import { countdown } from '@semestr/core/display';
import { useLanguage } from '@semestr/ui/language.tsx';
import { useSecondsLeft } from './time-left.ts';

interface CountdownProps {
  /** When it is over. */
  until: Date;
  /** As digits (01:12:05), or in words (1 час 12 минут 5 секунд). */
  as: 'digits' | 'words';
  /** Told once, as soon as it is over. */
  onEnd?: () => void;
}

/** The time that is left, second by second. A screen reader says it when asked, not each second. */
export function Countdown({ until, as, onEnd }: CountdownProps) {
  const language = useLanguage();
  const left = useSecondsLeft(until, onEnd);
  if (left === null) return null;
  const { digits, words } = countdown(left, language);
  return (
    <span role="timer" aria-label={words}>
      {as === 'digits' ? digits : words}
    </span>
  );
}
