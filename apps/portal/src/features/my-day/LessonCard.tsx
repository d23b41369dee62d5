import type { Lesson } from '@semestr/api/schedule';
import { shortName } from '@semestr/core/display';
import { lessonKind } from '@semestr/core/schedule';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import { Footprints } from 'lucide-react';
import bars from '../../lessons/bars.module.css';
import { fullSubjectOf, roomShort } from '../../lessons/lesson.ts';
import { lettersOf } from '@semestr/core/lesson-letters';
import { lessonsTexts } from '../../lessons/texts.ts';
import styles from './lessons.module.css';
import { placeOf } from './my-day.ts';
import { myDayTexts } from './texts.ts';

interface LessonCardProps {
  lesson: Lesson;
  isNow: boolean;
  /** Whether the previous lesson is in another building. */
  isOtherBuilding: boolean;
}

/** The current or next lesson: subject, educator, and the way there. */
export function LessonCard({ lesson, isNow, isOtherBuilding }: LessonCardProps) {
  const t = useTexts(myDayTexts);
  const words = useTexts(lessonsTexts);
  const kind = lessonKind(lesson);
  const place = placeOf(lesson);
  const who = [
    lesson.numSubgroup > 0 ? words('subgroup', { subgroup: lesson.numSubgroup }) : '',
    ...(lesson.employees ?? []).map(shortName),
  ].filter((part) => part !== '');
  return (
    <li className={styles.row} aria-current={isNow ? 'time' : undefined}>
      <p className={styles.when}>
        <b>{lesson.startLessonTime}</b>
        <span>{lesson.endLessonTime}</span>
      </p>
      <div className={classNames(styles.card, styles[kind], isNow && styles.now)}>
        <span className={classNames(bars.bar, bars[kind], styles.bar)} aria-hidden />
        <p className={styles.head}>
          <span className={classNames(bars.letters, bars[kind])}>
            {lettersOf(lesson.lessonTypeAbbrev ?? '', t.language)}
          </span>
          <b lang="ru">{fullSubjectOf(lesson)}</b>
          <b className={styles.room}>{lesson.auditories.map(roomShort).join(', ')}</b>
        </p>
        {who.length > 0 && <p lang="ru">{who.join(' · ')}</p>}
        {place && (
          <p className={styles.way}>
            <Footprints size={16} strokeWidth={1.75} aria-hidden />
            {[
              t('building', { building: place.building }),
              ...(place.floor === null ? [] : [t('floor', { floor: place.floor })]),
              ...(isOtherBuilding ? [t('otherBuilding')] : []),
            ].join(', ')}
          </p>
        )}
      </div>
    </li>
  );
}
