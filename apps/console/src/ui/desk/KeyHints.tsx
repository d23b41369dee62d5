import { useTexts } from '@semestr/ui/language.tsx';
import { uiTexts } from '../texts.ts';
import styles from './desk.module.css';

/** What the keys do; only where there is a keyboard. */
export function KeyHints() {
  const t = useTexts(uiTexts);
  const hints = [
    { keys: ['J', 'K'], does: t('desk.rows') },
    { keys: ['A'], does: t('desk.accept') },
    { keys: ['R'], does: t('desk.refuse') },
  ];
  return (
    <p className={styles.keys}>
      {hints.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key} className={styles.key}>
              {key}
            </kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  );
}
