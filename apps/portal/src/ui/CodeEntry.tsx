import { minutesAndSeconds } from '@semestr/core/display';
import { CodeField } from '@semestr/ui/fields/CodeField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { type ComponentProps, useState } from 'react';
import styles from './code-entry.module.css';
import { entryTexts } from './entry-texts.ts';
import { useSecondsLeft } from './time-left.ts';

interface CodeEntryProps
  extends Pick<ComponentProps<typeof CodeField>, 'label' | 'error' | 'value' | 'onChange' | 'ref'> {
  /** Where the code was sent. */
  hint: string;
  expiresAt: Date;
  attemptsLeft: number;
  onRanOut: () => void;
}

/** Seconds left at which screen readers announce the remaining time. */
const SAID = [10, 30, 60];

/** Field for a code that was sent, with its remaining time and attempts. */
export function CodeEntry({ hint, expiresAt, attemptsLeft, onRanOut, ...field }: CodeEntryProps) {
  const t = useTexts(entryTexts);
  const left = useSecondsLeft(expiresAt, onRanOut) ?? 0;
  // The time left at the first render is the full length of the bar.
  const [whole] = useState(Math.max(1, left));
  const said = SAID.find((seconds) => left <= seconds);
  return (
    <div>
      <CodeField {...field} hint={`${hint}, ${t('codeHint')}`} />
      <p className={styles.state}>
        <span>
          {t('holds')} <b>{minutesAndSeconds(left)}</b>
        </span>
        <span className={styles.bar} aria-hidden>
          <span style={{ width: `${(left / whole) * 100}%` }} />
        </span>
        <span>{t('attempts', { left: attemptsLeft })}</span>
      </p>
      <p className="visually-hidden" role="status">
        {said !== undefined && said < whole && left > 0 && t('holdsFor', { seconds: said })}
      </p>
    </div>
  );
}
