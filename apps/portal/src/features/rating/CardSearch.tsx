import { Button } from '@semestr/ui/Button.tsx';
import { TextField } from '@semestr/ui/fields/TextField.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import type { Choice } from './choice.ts';
import styles from './rating.module.css';
import { ratingTexts } from './texts.ts';
import { ratingScreen } from './screen.ts';
import { to } from '../../screens/screen.ts';

/**
 * Opens a student's details by student card number. The form includes the other selections, so that it also works
 * without scripts.
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
        const cardNumber = new FormData(event.currentTarget).get('card');
        if (typeof cardNumber === 'string' && cardNumber.trim() !== '') onOpen(cardNumber.trim());
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
