import { withRoomsShort } from '@semestr/core/room-names';
import { DataText } from '@semestr/ui/DataText.tsx';
import type { Lesson } from '@semestr/api/schedule';
import { minutesOf } from '@semestr/core/dates';
import { shortName } from '@semestr/core/display';
import { lessonKind } from '@semestr/core/schedule';
import { useTexts } from '@semestr/ui/language.tsx';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import bars from './bars.module.css';
import styles from './day-table.module.css';
import { fullSubjectOf, lessonKey } from './lesson.ts';
import { lettersOf } from '@semestr/core/lesson-letters';
import { lessonsTexts } from './texts.ts';
import { scheduleScreen } from '../features/schedule/screen.ts';
import { to } from '../screens/screen.ts';

/** Educators or groups of a lesson; each links to their schedule. */
function People({ lesson }: { lesson: Lesson }) {
  const people =
    lesson.employees?.map((teacher) => ({ id: teacher.urlId, name: shortName(teacher) })) ??
    lesson.studentGroups.map(({ name }) => ({ id: name, name }));
  return people.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to={to(scheduleScreen, { id })}>{name}</Link>
    </Fragment>
  ));
}

function Row({ lesson, time }: { lesson: Lesson; time: string | null }) {
  const t = useTexts(lessonsTexts);
  const minute = time === null ? null : minutesOf(time);
  const isNow =
    minute !== null &&
    minutesOf(lesson.startLessonTime) <= minute &&
    minute < minutesOf(lesson.endLessonTime);
  const kind = lessonKind(lesson);
  return (
    <tr className={isNow ? styles.rowNow : undefined}>
      <td className={styles.when}>
        <b>{lesson.startLessonTime}</b> <span>{lesson.endLessonTime}</span>
        {isNow && <em>{t('minutesLeft', { minutes: minutesOf(lesson.endLessonTime) - minute })}</em>}
      </td>
      <td className={styles.what}>
        <span className={`${bars.bar} ${bars[kind]}`} aria-hidden />
        <span className={`${bars.letters} ${bars[kind]}`}>
          {lettersOf(lesson.lessonTypeAbbrev ?? '', t.language)}
        </span>{' '}
        <b lang="ru">{fullSubjectOf(lesson)}</b>
        {lesson.numSubgroup > 0 && (
          <span className={styles.subgroup}>{t('subgroup', { subgroup: lesson.numSubgroup })}</span>
        )}
      </td>
      <td className={styles.where}>
        <DataText>{withRoomsShort(lesson.auditories.join(', '), t.language)}</DataText>
      </td>
      <td className={styles.who}>
        <People lesson={lesson} />
      </td>
    </tr>
  );
}

interface DayTableProps {
  lessons: readonly Lesson[];
  /** Null while loading. */
  time: string | null;
  /** Whether the lessons are those of a group, so that they name educators instead of groups. */
  isGroup: boolean;
  /** Accessible name: the owner and the day. */
  label: string;
}

/** The lessons of a day, with the current one marked. */
export function DayTable({ lessons, time, isGroup, label }: DayTableProps) {
  const t = useTexts(lessonsTexts);
  return (
    <table className={styles.today} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('lesson')}</th>
          <th scope="col">{t('room')}</th>
          <th scope="col">{isGroup ? t('teacher') : t('groups')}</th>
        </tr>
      </thead>
      <tbody>
        {lessons.map((lesson) => (
          <Row key={lessonKey(lesson)} lesson={lesson} time={time} />
        ))}
      </tbody>
    </table>
  );
}
