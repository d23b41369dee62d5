import { Button } from '@semestr/ui/Button.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import type { Choice } from './choice.ts';
import styles from './rating.module.css';
import { ratingTexts } from './texts.ts';
import { ratingScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

/**
 * Opens a student's data by student card number. The form contains the other selections, so that it works without
 * scripts too.
 */
export function CardSearch({ choice, onOpen }: { choice: Choice; onOpen: (card: string) => void }) {
  const t = useTexts(ratingTexts);
  const { card, ...others } = choice;
  return (
    <form
      action={to(ratingScreen)}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = new FormData(event.currentTarget).get('card');
        if (typeof wanted === 'string' && wanted.trim() !== '') onOpen(wanted.trim());
      }}
    >
      {Object.entries(others).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <TextField
        key={card}
        label={t('cardNumber')}
        hint={t('cardHint')}
        name="card"
        defaultValue={card ?? ''}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <Button type="submit" look="primary">
        {t('show')}
      </Button>
    </form>
  );
}
