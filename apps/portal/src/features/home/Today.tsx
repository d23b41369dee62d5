import type { Lesson, Schedule } from '@semestr/api/schedule';
import { type IsoDate, minutesOf } from '@semestr/core/dates';
import { shortName } from '@semestr/core/display';
import { lessonKind } from '@semestr/core/schedule';
import { CalendarDays, Coffee } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { isGroupId, type Place } from '../../lessons/favourites.ts';
import { fullSubjectOf, lessonKey } from '../../lessons/lesson.ts';
import { lettersOf } from '../../lessons/letters.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { ownSubgroup } from '../../lessons/subgroup.ts';
import bars from '../../lessons/bars.module.css';
import { firstLessonAfter, lessonsHeldOn } from './day.ts';
import home from './home.module.css';
import styles from './today.module.css';
import { homeTexts } from './texts.ts';

interface TodayProps {
  place: Place | null;
  /** It is the reader's own. */
  isOwn: boolean;
  schedule: Schedule | null;
  /** Why the schedule did not come. */
  error: Error | null;
  onRetry: () => void;
  today: IsoDate;
  /** Null while it is not known. */
  time: string | null;
}

/** Who gives the lesson, or who attends it; each leads to their schedule. */
function People({ lesson }: { lesson: Lesson }) {
  const people =
    lesson.employees?.map((teacher) => ({ id: teacher.urlId, name: shortName(teacher) })) ??
    lesson.studentGroups.map(({ name }) => ({ id: name, name }));
  return people.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link to={paths.schedule(id)}>{name}</Link>
    </Fragment>
  ));
}

function Row({ lesson, time }: { lesson: Lesson; time: string | null }) {
  const t = useTexts(homeTexts);
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
      <td className={styles.where}>{lesson.auditories.join(', ')}</td>
      <td className={styles.who}>
        <People lesson={lesson} />
      </td>
    </tr>
  );
}

function Lessons({
  lessons,
  time,
  isGroup,
}: {
  lessons: readonly Lesson[];
  time: string | null;
  isGroup: boolean;
}) {
  const t = useTexts(homeTexts);
  return (
    <table className={styles.today} aria-labelledby="today">
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

function NoPlace() {
  const t = useTexts(homeTexts);
  return (
    <Empty
      icon={CalendarDays}
      title={t('choose')}
      hint={t('chooseHint')}
      action={
        <Link to={paths.schedules} className={buttonClass('primary')}>
          {t('toSchedules')}
        </Link>
      }
    />
  );
}

/** Today's lessons of one's own schedule. */
export function Today({ place, isOwn, schedule, error, onRetry, today, time }: TodayProps) {
  const t = useTexts(homeTexts);
  const subgroup = ownSubgroup.use();
  if (!place) return <NoPlace />;
  const isGroup = isGroupId(place.id);
  const shown = isGroup ? subgroup : 0;
  const lessons = schedule ? lessonsHeldOn(schedule, today, shown) : [];
  const next = schedule && lessons.length === 0 ? firstLessonAfter(schedule, today, shown) : null;
  const whose = isGroup ? 'todayOf' : 'todayOfPerson';
  return (
    <section>
      <div className={home.title}>
        <h2 id="today" className={home.heading}>
          {isOwn ? t('todayMine') : t(whose, { name: place.name })}
        </h2>
        <Link to={paths.schedule(place.id)} className={home.more}>
          {t('wholeWeek')}
        </Link>
      </div>
      {error ? (
        <Failure error={error} onRetry={onRetry} />
      ) : lessons.length > 0 ? (
        <Lessons lessons={lessons} time={time} isGroup={isGroup} />
      ) : (
        <Empty
          icon={Coffee}
          title={schedule ? t('free') : t('noSchedule')}
          {...(next && { hint: t('freeNext', { date: next.date }) })}
        />
      )}
    </section>
  );
}
