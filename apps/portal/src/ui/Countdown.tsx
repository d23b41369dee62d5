import { countdown } from '@semestr/core/display';
import { useLanguage } from '@semestr/ui/language.tsx';
import { useSecondsLeft } from './time-left.ts';

interface CountdownProps {
  /** End of the countdown. */
  until: Date;
  /** As digits (01:12:05), or in words (1 час 12 минут 5 секунд). */
  as: 'digits' | 'words';
  /** Called once at the end. */
  onEnd?: () => void;
}

/** The remaining time, updated every second. Screen readers only read it on demand. */
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
