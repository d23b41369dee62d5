import type { Lesson } from '@semestr/api/schedule';
import { lessonKind } from '@semestr/core/schedule';
import { classNames } from '@semestr/ui/class-names';
import { useTexts } from '@semestr/ui/language.tsx';
import bars from '../../lessons/bars.module.css';
import { fullSubjectOf, roomShort } from '../../lessons/lesson.ts';
import { lettersOf } from '@semestr/core/lesson-letters';
import styles from './lessons.module.css';
import { myDayTexts } from './texts.ts';

/** A later lesson of the day, in one line. */
export function LessonLine({ lesson }: { lesson: Lesson }) {
  const t = useTexts(myDayTexts);
  const kind = lessonKind(lesson);
  return (
    <li className={styles.row}>
      <p className={styles.when}>
        <b>{lesson.startLessonTime}</b>
      </p>
      <p className={classNames(styles.head, styles.line)}>
        <span className={classNames(bars.bar, bars[kind], styles.bar)} aria-hidden />
        <span className={classNames(bars.letters, bars[kind])}>
          {lettersOf(lesson.lessonTypeAbbrev ?? '', t.language)}
        </span>
        <span lang="ru">{fullSubjectOf(lesson)}</span>
        <b className={styles.room}>{lesson.auditories.map(roomShort).join(', ')}</b>
      </p>
    </li>
  );
}
