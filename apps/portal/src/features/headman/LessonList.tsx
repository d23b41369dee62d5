import { keepOnOneLine } from '@semestr/core/display';
import { withRoomsShort } from '@semestr/core/room-names';
import type { DayLesson } from '@semestr/api/journal';
import { lessonKind } from '@semestr/core/schedule';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { Section } from '@semestr/ui/Section.tsx';
import { Check } from 'lucide-react';
import bars from '../../lessons/bars.module.css';
import { lettersOf } from '@semestr/core/lesson-letters';
import styles from './headman.module.css';
import { LastRecord } from './LastRecord.tsx';
import { headmanTexts } from './texts.ts';

interface LessonListProps {
  lessons: readonly DayLesson[];
  chosen: number | undefined;
  onChoose: (lessonId: number) => void;
}

/** Lessons of a day, one of which can be selected. */
export function LessonList({ lessons, chosen, onChoose }: LessonListProps) {
  const t = useTexts(headmanTexts);
  return (
    <Section title={t('lessons')}>
      <ul className={styles.lessons}>
        {lessons.map((lesson) => {
          const look = bars[lessonKind(lesson)];
          const room = lesson.room && withRoomsShort(lesson.room, t.language);
          const where = [lesson.educator && keepOnOneLine(lesson.educator), room].filter(Boolean).join(', ');
          return (
            <li key={lesson.id}>
              <button
                type="button"
                className={styles.lesson}
                aria-current={lesson.id === chosen || undefined}
                onClick={() => onChoose(lesson.id)}
              >
                <span className={classNames(bars.bar, look)} aria-hidden />
                <span className={styles.time}>
                  {lesson.lessonPeriod.startTime}–{lesson.lessonPeriod.endTime}{' '}
                  <span className={classNames(bars.letters, look)}>
                    {lettersOf(lesson.lessonTypeAbbrev, t.language)}
                  </span>
                  {lesson.subGroup > 0 && <> {t('subgroup', { subgroup: lesson.subGroup })}</>}
                </span>
                <b lang="ru">{lesson.fullSubject ?? lesson.nameAbbrev}</b>
                {where !== '' && (
                  <span lang="ru" className={styles.where}>
                    {where}
                  </span>
                )}
                <span className={styles.state} {...asPrivate}>
                  {lesson.notedAt && <Check size={16} strokeWidth={2} aria-hidden />}
                  <LastRecord lesson={lesson} />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
