import { minutesAndSeconds } from '@semestr/core/display';
import { CodeField } from '@semestr/ui/fields/CodeField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type ComponentProps, useState } from 'react';
import styles from './code-entry.module.css';
import { entryTexts } from './entry-texts.ts';
import { useSecondsLeft } from './time-left.ts';

interface CodeEntryProps
  extends Pick<ComponentProps<typeof CodeField>, 'label' | 'error' | 'value' | 'onChange' | 'ref'> {
  /** Contact to which the code was sent. */
  hint: string;
  expiresAt: Date;
  attemptsLeft: number;
  onRanOut: () => void;
}

/** Seconds left at which screen readers announce the remaining time. */
const ANNOUNCED_SECONDS = [10, 30, 60];

/** Field for a code that was sent, with the remaining time and attempts. */
export function CodeEntry({ hint, expiresAt, attemptsLeft, onRanOut, ...field }: CodeEntryProps) {
  const t = useTexts(entryTexts);
  const left = useSecondsLeft(expiresAt, onRanOut) ?? 0;
  // The full length of the bar is the remaining time at the first render.
  const [fullDuration] = useState(Math.max(1, left));
  const announcedSeconds = ANNOUNCED_SECONDS.find((seconds) => left <= seconds);
  return (
    <div>
      <CodeField {...field} hint={`${hint}, ${t('codeHint')}`} />
      <p className={styles.state}>
        <span>
          {t('holds')} <b>{minutesAndSeconds(left)}</b>
        </span>
        <span className={styles.bar} aria-hidden>
          <span style={{ width: `${(left / fullDuration) * 100}%` }} />
        </span>
        <span>{t('attempts', { left: attemptsLeft })}</span>
      </p>
      <p className="visually-hidden" role="status">
        {announcedSeconds !== undefined &&
          announcedSeconds < fullDuration &&
          left > 0 &&
          t('holdsFor', { seconds: announcedSeconds })}
      </p>
    </div>
  );
}
