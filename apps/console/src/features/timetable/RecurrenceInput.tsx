import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { useTexts } from '@semestr/ui/language.tsx';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { today } from '../../clock.ts';
import styles from './panel.module.css';
import { timetableTexts } from './texts/index.ts';

/** Recurrences of a lesson, with the values that each sets. */
const recurrences = {
  weekly: () => ({ isExam: false, date: null }),
  once: () => ({ isExam: false, date: today() }),
  session: () => ({ isExam: true, date: null }),
} as const;
type Recurrence = keyof typeof recurrences;
// The keys of the object are its options.
const recurrenceNames = Object.keys(recurrences) as Recurrence[];

/** Selects whether a lesson is weekly, one-off, or part of the examination session. */
export function RecurrenceInput({ isExam, isOnce }: { isExam: boolean; isOnce: boolean }) {
  const t = useTexts(timetableTexts);
  const { setValue } = useFormContext();
  const labelId = useId();
  const way: Recurrence = isExam ? 'session' : isOnce ? 'once' : 'weekly';
  return (
    <div className={fields.field}>
      <span id={labelId} className={fields.label}>
        {t('when')}
      </span>
      <Choices labelledBy={labelId} className={styles.types}>
        {recurrenceNames.map((one) => (
          <Choice
            key={one}
            isChosen={one === way}
            onClick={() => {
              if (one === way) return;
              for (const [field, value] of Object.entries(recurrences[one]()))
                setValue(field, value, { shouldDirty: true });
            }}
          >
            {t(`ways.${one}`)}
          </Choice>
        ))}
      </Choices>
    </div>
  );
}
