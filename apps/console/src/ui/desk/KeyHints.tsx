import { useTexts } from '@semestr/ui/language.tsx';
import styles from './desk.module.css';
import { deskTexts } from './texts.ts';

const hints = [
  ['rows', ['J', 'K']],
  ['mark', ['X']],
  ['accept', ['A']],
  ['refuse', ['R']],
  ['ask', ['Q']],
  ['undo', ['U']],
] as const;

/** Keyboard shortcuts, shown on devices with a keyboard. */
export function KeyHints() {
  const t = useTexts(deskTexts);
  return (
    <p className={styles.keys}>
      {hints.map(([does, keys]) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
          {t(`keys.${does}`)}
        </span>
      ))}
    </p>
  );
}
