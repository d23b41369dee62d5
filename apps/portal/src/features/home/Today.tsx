import Button from '@mui/material/Button';
import type { Lesson, Schedule } from '@semestr/api/schedule';
import { type IsoDate, minutesOf } from '@semestr/core/dates';
import { lessonKind } from '@semestr/core/schedule';
import { CalendarDays, Coffee } from 'lucide-react';
import { Link } from 'react-router';
import { isGroupId, type Place } from '../../lessons/favourites.ts';
import { educatorNames, fullSubjectOf, groupNames, lessonKey } from '../../lessons/lesson.ts';
import { lettersOf } from '../../lessons/letters.ts';
import { paths } from '../../paths.ts';
import { Empty } from '../../ui/Empty.tsx';
import { LateFailure } from '../../ui/LateFailure.tsx';
import { useTexts } from '@semestr/ui/language';
import bars from '../../lessons/bars.module.css';
import { firstLessonAfter, lessonsHeldOn } from './day.ts';
import home from './home.module.css';
import styles from './today.module.css';
import { homeTexts } from './texts.ts';

interface TodayProps {
  place: Place | null;
  schedule: Schedule | null;
  /** Why the schedule did not come. */
  error: Error | null;
  today: IsoDate;
  time: string;
}

function Row({ lesson, time }: { lesson: Lesson; time: string }) {
  const t = useTexts(homeTexts);
  const minute = minutesOf(time);
  const isNow = minutesOf(lesson.startLessonTime) <= minute && minute < minutesOf(lesson.endLessonTime);
  const kind = lessonKind(lesson);
  return (
    <tr className={isNow ? styles.rowNow : undefined}>
      <td className={styles.when}>
        <b>{lesson.startLessonTime}</b> <span>{lesson.endLessonTime}</span>
        {isNow && <em>{t.minutesLeft(minutesOf(lesson.endLessonTime) - minute)}</em>}
      </td>
      <td className={styles.what}>
        <span className={`${bars.bar} ${bars[kind]}`} aria-hidden />
        <span className={`${bars.letters} ${bars[kind]}`}>
          {lettersOf(lesson.lessonTypeAbbrev ?? '', t.language)}
        </span>{' '}
        <b>{fullSubjectOf(lesson)}</b>
        {lesson.numSubgroup > 0 && <span className={styles.subgroup}>{t.subgroup(lesson.numSubgroup)}</span>}
      </td>
      <td className={styles.where}>{lesson.auditories.join(', ')}</td>
      <td className={styles.who}>{lesson.employees === null ? groupNames(lesson) : educatorNames(lesson)}</td>
    </tr>
  );
}

function Lessons({ lessons, time, isGroup }: { lessons: readonly Lesson[]; time: string; isGroup: boolean }) {
  const t = useTexts(homeTexts);
  return (
    <table className={styles.today} aria-labelledby="today">
      <thead>
        <tr>
          <th scope="col">{t.time}</th>
          <th scope="col">{t.lesson}</th>
          <th scope="col">{t.room}</th>
          <th scope="col">{isGroup ? t.educator : t.groups}</th>
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

function NoPlace() {
  const t = useTexts(homeTexts);
  return (
    <Empty
      icon={<CalendarDays size={20} strokeWidth={1.75} />}
      title={t.choose}
      hint={t.chooseHint}
      action={
        <Button component={Link} to={paths.schedules} variant="contained">
          {t.toSchedules}
        </Button>
      }
    />
  );
}

/** Today's lessons of one's own schedule. */
export function Today({ place, schedule, error, today, time }: TodayProps) {
  const t = useTexts(homeTexts);
  if (!place) return <NoPlace />;
  const lessons = schedule ? lessonsHeldOn(schedule, today) : [];
  const next = schedule && lessons.length === 0 ? firstLessonAfter(schedule, today) : null;
  return (
    <section>
      <div className={home.title}>
        <h2 id="today" className={home.heading}>
          {t.todayOf(place.name, isGroupId(place.id))}
        </h2>
        <Link to={paths.schedule(place.id)} className={home.more}>
          {t.wholeWeek}
        </Link>
      </div>
      {error ? (
        <LateFailure error={error} />
      ) : lessons.length > 0 ? (
        <Lessons lessons={lessons} time={time} isGroup={isGroupId(place.id)} />
      ) : (
        <Empty
          icon={<Coffee size={20} strokeWidth={1.75} />}
          title={schedule ? t.free : t.noSchedule}
          {...(next && { hint: t.freeNext(next.date) })}
        />
      )}
    </section>
  );
}
