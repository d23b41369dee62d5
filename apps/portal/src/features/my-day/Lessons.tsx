import type { Schedule } from '@semestr/api/schedule';
import { bellsOn } from '@semestr/core/bells';
import { addDays } from '@semestr/core/dates';
import { Section } from '@semestr/ui/Section.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { lessonKey } from '../../lessons/lesson.ts';
import { scheduleOf } from '../../lessons/queries.ts';
import { ownSubgroup } from '../../lessons/subgroup.ts';
import { useBells, useHolidays } from '../../university/calendar.ts';
import { usePerson } from '../../account/person.ts';
import { useNow } from '../../hydration/now.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { LessonCard } from './LessonCard.tsx';
import { LessonLine } from './LessonLine.tsx';
import { More } from './More.tsx';
import { type Day, dayOf, myDayOf, pairOf, placeOf } from './my-day.ts';
import styles from './my-day.module.css';
import { myDayTexts } from './texts.ts';
import { scheduleScreen } from '../schedule/screen.ts';
import { to } from '../../screens/screen.ts';

/** Number of later lessons shown initially. */
const MAX_LATER = 1;

/** "Идёт 3-я пара, ещё 47 мин", "Следующая в 14:00, через 12 мин", "В понедельник, 23 ноября". */
function Title({ day }: { day: Day }) {
  const t = useTexts(myDayTexts);
  const { today } = useNow();
  const bells = useBells();
  if (day.date !== today) return t(day.date === addDays(today, 1) ? 'tomorrow' : 'onDay', { date: day.date });
  const pair = pairOf(day.now, bellsOn(today, bells));
  if (day.now.length > 0)
    return (
      <>
        {pair === null ? t('lessonNow') : t('pairNow', { pair })}{' '}
        <span className={styles.left}>{t('left', { minutes: day.minutesLeft })}</span>
      </>
    );
  const [first] = day.next;
  return (
    <>
      {t('next', { time: first?.startLessonTime ?? '' })}{' '}
      <span className={styles.until}>{t('until', { minutes: day.minutesUntil })}</span>
    </>
  );
}

function Rest({ day }: { day: Day }) {
  const t = useTexts(myDayTexts);
  const cards = [...day.now, ...day.next];
  const buildings = cards.map((lesson) => placeOf(lesson)?.building ?? null);
  return (
    <ol className={styles.rows}>
      {cards.map((lesson, index) => {
        const [before, here] = [buildings[index - 1] ?? null, buildings[index] ?? null];
        const isOther = before !== null && here !== null && before !== here;
        return (
          <LessonCard
            key={lessonKey(lesson)}
            lesson={lesson}
            isNow={day.now.includes(lesson)}
            isOtherBuilding={isOther}
          />
        );
      })}
      <More
        items={day.later}
        limit={MAX_LATER}
        label={(count) => t('moreLessons', { count })}
        keyOf={lessonKey}
        render={(lesson) => <LessonLine lesson={lesson} />}
      />
    </ol>
  );
}

function OfSchedule({ schedule }: { schedule: Schedule | null }) {
  const t = useTexts(myDayTexts);
  const { today, time } = useNow();
  const user = usePerson();
  const holidays = useHolidays();
  const { data: own } = useQuery(myDayOf(user));
  // The subgroup selected in the schedule takes precedence over that in the dean’s office's records.
  const subgroup = ownSubgroup.use() || (own?.subgroup ?? 0);
  const day = schedule && time !== null ? dayOf(schedule, { today, time, holidays }, subgroup) : null;
  return (
    <Section
      title={day ? <Title day={day} /> : t('lessons')}
      note={
        <Link to={to(scheduleScreen, { id: user.group })} className={styles.link}>
          {t('wholeWeek')}
        </Link>
      }
      className={styles.lessons}
    >
      {day && day.share > 0 && (
        <span className={styles.progress} style={{ inlineSize: `${day.share * 100}%` }} aria-hidden />
      )}
      {day ? <Rest day={day} /> : <p className={styles.none}>{t(schedule ? 'noLessons' : 'noSchedule')}</p>}
    </Section>
  );
}

/** Current and upcoming lessons of the user's group, or a note that it has no schedule. */
export function Lessons() {
  const t = useTexts(myDayTexts);
  const { data, failure } = useSectionQuery(scheduleOf(usePerson().group));
  if (failure) return <Section title={t('lessons')}>{failure}</Section>;
  return <OfSchedule schedule={data ?? null} />;
}
