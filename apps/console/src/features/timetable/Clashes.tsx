import { lettersOf } from '@semestr/core/lesson-letters';
import { isOnOneDay } from '@semestr/core/week-slots';
import { CheckField } from '@semestr/ui/fields/CheckField.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { TriangleAlert } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { takenText } from './clash-words.ts';
import type { LessonValues } from './lesson-values.ts';
import styles from './clashes.module.css';
import { timetableTexts } from './texts/index.ts';
import type { Fit } from './use-fit.ts';

interface ClashesProps {
  fit: Fit;
  draft: LessonValues;
  /** Whether the clashes are accepted. */
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

/**
 * The clashes of a lesson, with their dates and the lessons involved. Each suggested solution is a button that fills in
 * its field.
 */
export function Clashes({ fit, draft, isAgreed, onAgree }: ClashesProps) {
  const t = useTexts(timetableTexts);
  const language = useLanguage();
  const { setValue } = useFormContext();
  const { clashes, lessons, freeRooms, weeksLeft } = fit;
  const doubled = new Set(clashes.flatMap(({ rooms }) => rooms));
  const change = (field: string, value: unknown): void => setValue(field, value, { shouldDirty: true });
  const areWeeksOut = !isOnOneDay(draft) && weeksLeft.length > 0;
  return (
    <section className={styles.clashes} aria-labelledby="clashes">
      <h3 id="clashes">
        <TriangleAlert size={16} strokeWidth={2} aria-hidden />
        {t('clashes', { count: clashes.length })}
      </h3>
      <div role="status">
        {clashes.map((clash) => {
          const lesson = lessons.find(({ id }) => id === clash.lessonId);
          if (!lesson) return null;
          const { type, subject, groups, employees, startTime } = lesson;
          const isOnce = isOnOneDay(draft) || isOnOneDay(lesson);
          const what = [type && lettersOf(type, language), subject].filter(Boolean).join(' ');
          const who = [...groups, ...employees].map(({ name }) => name).join(', ');
          return (
            <p key={clash.lessonId}>
              {t(isOnce ? 'clashOnce' : 'clash', {
                date: clash.on,
                time: startTime,
                weeks: clash.weeks.join(', '),
                count: clash.weeks.length,
                taken: takenText(clash, fit),
              })}{' '}
              <b>{what}</b>
              {who && `, ${who}`}
            </p>
          );
        })}
      </div>
      <ul className={styles.ways}>
        {freeRooms.map(({ room, type, capacity }) => (
          <li key={room}>
            <button
              type="button"
              onClick={() => change('rooms', [...draft.rooms.filter((label) => !doubled.has(label)), room])}
            >
              <b>{t('takeRoom', { room })}</b>
              <span>{capacity === null ? type : t('seats', { type, count: capacity })}</span>
            </button>
          </li>
        ))}
        {areWeeksOut && (
          <li>
            <button type="button" onClick={() => change('weeks', [...weeksLeft])}>
              <b>{t('keepWeeks', { count: weeksLeft.length, weeks: weeksLeft.join(', ') })}</b>
            </button>
          </li>
        )}
      </ul>
      <CheckField
        label={t('inSpite')}
        checked={isAgreed}
        onChange={({ target }) => onAgree(target.checked)}
      />
    </section>
  );
}
