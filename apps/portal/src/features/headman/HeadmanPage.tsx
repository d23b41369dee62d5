import { type IsoDate, readMoment } from '@semestr/core/dates';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { asPrivate } from '@semestr/ui/private';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { User } from '../../session/session.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { calendarQuery } from '../../university/calendar.ts';
import { usePerson } from '../../account/person.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { Splash } from '../../ui/page/Splash.tsx';
import { formTexts } from '../../ui/form-texts.ts';
import { useNow } from '../../hydration/now.ts';
import { useSectionQuery } from '../../ui/use-section-query.tsx';
import { BySubject } from './BySubject.tsx';
import { subjectsQuery } from './by-subject.ts';
import { DayChoice } from './DayChoice.tsx';
import { dayQuery, daysQuery, suggestLesson, notersQuery, studentsQuery } from './headman.ts';
import styles from './headman.module.css';
import { LessonList } from './LessonList.tsx';
import { Responsible } from './Responsible.tsx';
import { Roster } from './Roster.tsx';
import { headmanTexts } from './texts.ts';

export const texts = [headmanTexts, ...formTexts];

const dateOf = (search: URLSearchParams, today: IsoDate): IsoDate =>
  readMoment(search.get('date') ?? '') ?? today;

/** Parts load independently; each reports its own failure. */
export const loadFor = (user: User, { queries, search, today }: LoadContext) =>
  Promise.all([
    queries.prefetchQuery(dayQuery(user, dateOf(search, today))),
    queries.prefetchQuery(daysQuery(user, today)),
    queries.prefetchQuery(subjectsQuery(user)),
    queries.prefetchQuery(calendarQuery),
    ...(user.isGroupHead
      ? [queries.prefetchQuery(studentsQuery(user)), queries.prefetchQuery(notersQuery(user))]
      : []),
  ]);

export function Header() {
  const t = useTexts(headmanTexts);
  const { group } = usePerson();
  return <Heading subtitle={group === '' ? null : <span {...asPrivate}>{t('group', { group })}</span>} />;
}

/** Lessons of a day, with the absences of a lesson. */
function Day({ date }: { date: IsoDate }) {
  const t = useTexts(headmanTexts);
  const { today, time } = useNow();
  const { data, failure } = useSectionQuery(dayQuery(usePerson(), date));
  const [picked, setPicked] = useState<number | null>(null);
  // Keeps the displayed lesson, because the suggestion changes with time and after saving.
  const [first, setFirst] = useState<number | undefined>(undefined);
  if (failure) return failure;
  if (!data) return <Splash />;
  const { lessons } = data;
  if (lessons.length === 0)
    return <Empty icon={CalendarDays} title={t('noLessons')} hint={t('noLessonsHint')} />;
  const isThere = (id: number | null | undefined): boolean => lessons.some((one) => one.id === id);
  const likely = suggestLesson(lessons, { isToday: date === today, time });
  if (!isThere(first)) setFirst(likely?.id);
  const lesson = lessons.find(({ id }) => id === (isThere(picked) ? picked : first)) ?? likely;
  return (
    <div className={styles.columns}>
      <LessonList lessons={lessons} chosen={lesson?.id} onChoose={setPicked} />
      {lesson && <Roster key={lesson.id} lesson={lesson} date={date} takesFocus={lesson.id === picked} />}
    </div>
  );
}

/** The group head's page with a day, its lessons and a roster. */
export default function HeadmanPage() {
  const { today } = useNow();
  const [search, setSearch] = useSearchParams();
  const date = dateOf(search, today);
  const { isGroupHead } = usePerson();
  return (
    <div className={styles.page}>
      <DayChoice
        date={date}
        onChange={(day) => setSearch(day === today ? {} : { date: day }, { replace: true })}
      />
      <Day key={date} date={date} />
      <BySubject />
      {isGroupHead && <Responsible />}
    </div>
  );
}
