import { report } from '@semestr/api/departments';
import { buttonClass } from '@semestr/ui/Button.tsx';
import { Empty } from '@semestr/ui/Empty.tsx';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Building2, CalendarOff } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { type Place, remember } from '../../university/favourites.ts';
import { announcementsOfDepartment, scheduleOfDepartment } from '../../lessons/queries.ts';
import { useScreen } from '../../ui/page/screen-context.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { calendarQuery } from '../../university/calendar.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { useNow } from '../../hydration/now.ts';
import { useChoice } from './address.ts';
import { departmentTexts } from './department-texts.ts';
import { EducatorFilter } from './EducatorFilter.tsx';
import { educatorsOf, filterByEducator } from './educators.ts';
import { ScheduleView } from './ScheduleView.tsx';
import { StarButton } from './StarButton.tsx';
import { scheduleTexts } from './texts.ts';
import { departmentsScreen } from '../departments/screen.ts';
import { departmentScheduleScreen, departmentSchedulesScreen } from './screen.ts';
import { titleOf, to } from '../../screens/screen.ts';

export const texts = [scheduleTexts, departmentTexts];

export async function load({ queries, params: { id = '' } }: LoadContext) {
  const [schedule] = await Promise.all([
    queries.ensureQueryData(scheduleOfDepartment(id)),
    // Parts other than the schedule load independently.
    queries.prefetchQuery(announcementsOfDepartment(id)),
    queries.prefetchQuery(calendarQuery),
  ]);
  return schedule ?? 404;
}

function useSchedule() {
  const { id = '' } = useScreen().params;
  const { data } = useSuspenseQuery(scheduleOfDepartment(id));
  const place: Place | null = data && {
    id: data.departmentDto.urlId,
    name: data.departmentDto.abbrev,
    of: 'department',
  };
  return { id, schedule: data, place };
}

export function Header() {
  const t = useTexts(departmentTexts);
  const { schedule, place } = useSchedule();
  if (!schedule || !place) return <Heading />;
  const { name, abbrev, urlId } = schedule.departmentDto;
  return (
    <Heading
      title={abbrev}
      subtitle={
        <Link to={to(departmentsScreen, { id: urlId })} lang="ru">
          {name}
        </Link>
      }
      documentTitle={`${titleOf(departmentScheduleScreen, t.language)}: ${name}`}
      description={t('description', { name })}
      action={<StarButton place={place} />}
    />
  );
}

/** Schedule of all educators of a department, or of a selected one. */
export default function DepartmentSchedulePage() {
  const t = useTexts(departmentTexts);
  const { today } = useNow();
  const { id, schedule, place } = useSchedule();
  const announcements = useQuery(announcementsOfDepartment(id));
  const choice = useChoice(false);
  // Remembers every visit, even when the schedule is already loaded.
  useEffect(() => {
    if (schedule) {
      const { urlId, abbrev } = schedule.departmentDto;
      remember({ id: urlId, name: abbrev, of: 'department' });
    }
  }, [schedule]);
  const toAll = (
    <Link to={to(departmentSchedulesScreen)} className={buttonClass('primary')}>
      {t('toAll')}
    </Link>
  );
  if (!schedule || !place)
    return <Empty icon={Building2} title={t('notFound')} hint={t('notFoundHint')} action={toAll} />;
  const educators = educatorsOf(schedule);
  if (educators.length === 0)
    return <Empty icon={CalendarOff} title={t('noLessons')} hint={t('noLessonsHint')} action={toAll} />;
  const chosen = educators.find(({ urlId }) => urlId === choice.employee)?.urlId ?? null;
  return (
    <ScheduleView
      key={id}
      place={place}
      schedule={chosen === null ? schedule : filterByEducator(schedule, chosen)}
      announcements={(announcements.data ?? []).filter(({ urlId }) => chosen === null || urlId === chosen)}
      announcementsError={announcements.error}
      updated={null}
      today={today}
      report={`${report.path}?department-id=${schedule.departmentDto.id}`}
      ownChoice={<EducatorFilter educators={educators} chosen={chosen} choice={choice} />}
    />
  );
}
