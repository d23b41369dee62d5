import { dateOfAddress } from '@semestr/core/calendar';
import { Button } from '@semestr/ui/Button.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import type { ChoiceInAddress } from './address.ts';
import { OtherFields } from './OtherFields.tsx';
import styles from './steps.module.css';
import { scheduleTexts } from './texts.ts';

/** Selects a date to show its week. Without scripts the form reloads the page. */
export function DateForm({ choice }: { choice: ChoiceInAddress }) {
  const t = useTexts(scheduleTexts);
  return (
    <form
      className={styles.date}
      onSubmit={(event) => {
        event.preventDefault();
        const date = dateOfAddress(
          event.currentTarget.querySelector<HTMLInputElement>('[type=date]')?.value ?? null,
        );
        if (date) choice.change({ date, week: null, day: null, term: null });
      }}
    >
      <OtherFields choice={choice} own={['date', 'week', 'day', 'term']} />
      <label>
        {t('toDate')}
        {/* The key resets the field when a link of the page opens another week. */}
        <input key={choice.date} type="date" name="date" defaultValue={choice.date ?? ''} />
      </label>
      <Button type="submit">{t('show')}</Button>
    </form>
  );
}
