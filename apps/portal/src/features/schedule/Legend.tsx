import { type IsoDate, yearOf } from '@semestr/core/dates';
import { dayMonth } from '@semestr/core/display';
import type { LessonKind } from '@semestr/core/schedule';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { lettersOf } from '@semestr/core/lesson-letters';
import lesson from '@semestr/ui/lesson.module.css';
import styles from './legend.module.css';
import { scheduleTexts } from './texts.ts';

const entries = [
  ['lk', 'ЛК'],
  ['pz', 'ПЗ'],
  ['lr', 'ЛР'],
  ['ks', 'Консультация'],
  ['exam', 'Экзамен'],
  ['credit', 'Зачет'],
] as const satisfies [LessonKind, string][];

/** Explains the margins and abbreviations, and shows when the data was updated. */
export function Legend({ updated, today }: { updated: IsoDate | null; today: IsoDate }) {
  const t = useTexts(scheduleTexts);
  return (
    <div className={styles.legend}>
      <ul aria-label={t('legend')}>
        {entries.map(([kind, letters]) => (
          <li key={kind}>
            <span className={classNames(lesson.card, lesson[kind], styles.sample)}>
              <span className={lesson.letters}>{lettersOf(letters, t.language)}</span>
            </span>
            {t(`kinds.${kind}`)}
          </li>
        ))}
        <li>
          <b>{t('subgroupLetters')}</b> {t('legendSubgroup')}
        </li>
      </ul>
      {updated && <span>{t('updated', { date: dayMonth(updated, t.language, yearOf(today)) })}</span>}
    </div>
  );
}
