import type { TimetabledLesson } from '@semestr/api/timetable';
import { dotted, inOrder } from '@semestr/core/dates';
import { lettersOf } from '@semestr/core/lesson-letters';
import { roomShort } from '@semestr/core/room-names';
import { Button } from '@semestr/ui/Button.tsx';
import { useLanguage, useTexts } from '@semestr/ui/language.tsx';
import { Plus } from 'lucide-react';
import styles from './one-day.module.css';
import { timetableTexts } from './texts/index.ts';
import type { Owner } from './use-address.ts';

interface OneDayLessonsProps {
  lessons: readonly TimetabledLesson[];
  openId: number | null;
  of: Owner;
  isFixed: boolean;
  onOpen: (id: number) => void;
  onAdd: () => void;
}

/** Lessons that do not repeat weekly: the examination session and one-off lessons, sorted by date. */
export function OneDayLessons({ lessons, openId, of, isFixed, onOpen, onAdd }: OneDayLessonsProps) {
  const t = useTexts(timetableTexts);
  const language = useLanguage();
  const dayOf = ({ date, startDate }: TimetabledLesson): string => date ?? startDate ?? '';
  const sorted = lessons.toSorted(
    (a, b) => inOrder(dayOf(a), dayOf(b)) || inOrder(a.startTime, b.startTime) || a.id - b.id,
  );
  return (
    <section className={styles.section} aria-labelledby="one-day">
      <div className={styles.heading}>
        <h2 id="one-day">{t('oneDay')}</h2>
        {!isFixed && (
          <Button look="text" onClick={onAdd}>
            <Plus size={16} strokeWidth={1.75} aria-hidden />
            {t('addOneDay')}
          </Button>
        )}
      </div>
      {sorted.length === 0 ? (
        <p className={styles.none}>{t('noneOnOneDay')}</p>
      ) : (
        <ul className={styles.list}>
          {sorted.map((lesson) => {
            const { id, startTime, endTime, type, subject, rooms, groups, employees } = lesson;
            const date = lesson.date ?? lesson.startDate;
            const people = of === 'employee' ? groups : employees;
            return (
              <li key={id}>
                <button
                  type="button"
                  className={styles.row}
                  aria-pressed={id === openId}
                  data-lesson={id}
                  disabled={isFixed}
                  onClick={() => onOpen(id)}
                >
                  <span className={styles.when}>
                    {date ? dotted(date) : t('noDate')} {startTime}–{endTime}
                  </span>
                  <span className={styles.what}>
                    {[type && lettersOf(type, language), subject].filter(Boolean).join(' ')}
                  </span>
                  <span className={styles.minor}>
                    {[...rooms.map(roomShort), ...people.map(({ name }) => name)].join(', ')}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
