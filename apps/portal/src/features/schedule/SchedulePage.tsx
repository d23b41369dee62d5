import { scheduleScreen } from './screen.ts';
import { titleOf } from '../../screens/screen.ts';
import { lazyPart } from '@semestr/ui/connection/fetch-part';
import { lastUpdate as employeeUpdate } from '@semestr/api/employees';
import { lastUpdate as groupUpdate } from '@semestr/api/groups';
import { report } from '@semestr/api/schedule';
import { parseDotted } from '@semestr/core/dates';
import { fullName } from '@semestr/core/display';
import { useTexts } from '@semestr/ui/language.tsx';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { isGroupId, remember } from '../../university/favourites.ts';
import { announcementsOf, scheduleOf } from '../../lessons/queries.ts';
import { queryOrNull } from '../../client/query.ts';
import { useScreen } from '../../ui/page/screen-context.ts';
import { Heading } from '../../ui/page/Heading.tsx';
import { calendarQuery } from '../../university/calendar.ts';
import type { LoadContext } from '../../screens/screen-module.ts';
import { useNow } from '../../hydration/now.ts';
import { placeOf } from './place.ts';
import { ScheduleView } from './ScheduleView.tsx';
import { StarButton } from './StarButton.tsx';
import { Subtitle } from './Subtitle.tsx';
import { scheduleTexts } from './texts.ts';

/** Lazy, because it is only shown when there is no schedule. */
const NoSchedule = lazyPart(() => import('./NoSchedule.tsx'));

export const texts = [scheduleTexts];

const updateOf = (id: string) =>
  isGroupId(id)
    ? queryOrNull(groupUpdate, { query: { groupNumber: id } })
    : queryOrNull(employeeUpdate, { query: { 'url-id': id } });

export async function load({ queries, params }: LoadContext) {
  const { id = '' } = params;
  const [schedule] = await Promise.all([
    queries.ensureQueryData(scheduleOf(id)),
    // Parts other than the schedule load independently.
    queries.prefetchQuery(announcementsOf(id)),
    queries.prefetchQuery(updateOf(id)),
    queries.prefetchQuery(calendarQuery),
  ]);
  if (schedule) return null;
  const { similarSchedules } = await import('./similar-schedules.ts');
  await queries.prefetchQuery(similarSchedules(id));
  return 404;
}

export function Header() {
  const t = useTexts(scheduleTexts);
  const { id = '' } = useScreen().params;
  const { data: schedule } = useSuspenseQuery(scheduleOf(id));
  if (!schedule) return <Heading {...(isGroupId(id) && { title: t('group', { name: id }) })} />;
  const { studentGroupDto: group, employeeDto: teacher } = schedule;
  const place = placeOf(schedule, id);
  const title = group ? t('group', { name: group.name }) : place.name;
  const name = teacher ? fullName(teacher) : title;
  return (
    <Heading
      title={title}
      subtitle={<Subtitle schedule={schedule} />}
      documentTitle={`${titleOf(scheduleScreen, t.language)}: ${name}`}
      description={group ? t('groupDescription', { name: group.name }) : t('teacherDescription', { name })}
      action={<StarButton place={place} />}
    />
  );
}

/** The schedule of a group or an educator. */
export default function SchedulePage() {
  const { id = '' } = useScreen().params;
  const { today } = useNow();
  const { data: schedule } = useSuspenseQuery(scheduleOf(id));
  const announcements = useQuery(announcementsOf(id));
  const { data: update = null } = useQuery(updateOf(id));
  // Remembers every visit, even when the schedule is already loaded.
  useEffect(() => {
    if (schedule) remember(placeOf(schedule, id));
  }, [schedule, id]);
  if (!schedule)
    return (
      <Suspense>
        <NoSchedule id={id} />
      </Suspense>
    );
  return (
    <ScheduleView
      key={id}
      place={placeOf(schedule, id)}
      schedule={schedule}
      announcements={announcements.data ?? []}
      announcementsError={announcements.error}
      updated={update && parseDotted(update.lastUpdateDate)}
      today={today}
      report={`${report.path}?${isGroupId(id) ? 'student-group-name' : 'employee-url-id'}=${encodeURIComponent(id)}`}
    />
  );
}
