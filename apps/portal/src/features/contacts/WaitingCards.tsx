import { useTexts } from '@semestr/ui/language.tsx';
import { pageTexts } from '../../ui/page/texts.ts';
import styles from './contacts.module.css';

/** Placeholders with the size of the cards, so that the layout does not shift. */
export function WaitingCards() {
  const t = useTexts(pageTexts);
  return (
    <div className={styles.cards} role="status" aria-label={t('loading')}>
      {['phone', 'email'].map((kind) => (
        <div key={kind} className={styles.waiting} />
      ))}
    </div>
  );
}
