import { Choice, Choices } from '@semestr/ui/Choices.tsx';
import fields from '@semestr/ui/fields/fields.module.css';
import { useTexts } from '@semestr/ui/language.tsx';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { today } from '../../clock.ts';
import styles from './panel.module.css';
import { timetableTexts } from './texts.ts';

/** How often a lesson takes place, with the resulting changes to its fields. */
const ways = {
  weekly: () => ({ isExam: false, date: null }),
  once: () => ({ isExam: false, date: today() }),
  session: () => ({ isExam: true, date: null }),
} as const;
type Way = keyof typeof ways;
// The keys of the table are its options.
const wayNames = Object.keys(ways) as Way[];

/** Selects whether a lesson is weekly, one-off, or part of the examination session. */
export function WhenInput({ isExam, isOnce }: { isExam: boolean; isOnce: boolean }) {
  const t = useTexts(timetableTexts);
  const { setValue } = useFormContext();
  const labelId = useId();
  const way: Way = isExam ? 'session' : isOnce ? 'once' : 'weekly';
  return (
    <div className={fields.field}>
      <span id={labelId} className={fields.label}>
        {t('when')}
      </span>
      <Choices labelledBy={labelId} className={styles.types}>
        {wayNames.map((one) => (
          <Choice
            key={one}
            isChosen={one === way}
            onClick={() => {
              if (one === way) return;
              for (const [field, value] of Object.entries(ways[one]()))
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
