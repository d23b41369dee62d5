import { lastUpdate as employeeUpdate } from '@semestr/api/employees';
import { lastUpdate as groupUpdate } from '@semestr/api/groups';
import { parseDotted } from '@semestr/core/dates';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { isGroupId, remember } from '../../lessons/favourites.ts';
import { announcementsOf, scheduleOf } from '../../lessons/queries.ts';
import { askOrNull, queryClient } from '../../query.ts';
import { useNow } from '../../ui/now.ts';
import { NoSchedule } from './NoSchedule.tsx';
import { placeOf } from './place.ts';
import { ScheduleView } from './ScheduleView.tsx';

const updateOf = (id: string) =>
  isGroupId(id)
    ? askOrNull(groupUpdate, { query: { groupNumber: id } })
    : askOrNull(employeeUpdate, { query: { 'url-id': id } });

export async function loader({ params }: LoaderFunctionArgs) {
  const id = params['id'] ?? '';
  const [schedule] = await Promise.all([
    queryClient.ensureQueryData(scheduleOf(id)),
    // What stands beside the schedule must not keep it from being shown.
    queryClient.prefetchQuery(announcementsOf(id)),
    queryClient.prefetchQuery(updateOf(id)),
  ]);
  if (schedule) remember(placeOf(schedule, id));
  return null;
}

/** The schedule of a group or an educator. */
export function Component() {
  const { id = '' } = useParams();
  const { today } = useNow();
  const { data: schedule } = useSuspenseQuery(scheduleOf(id));
  const announcements = useQuery(announcementsOf(id));
  const { data: update = null } = useQuery(updateOf(id));
  if (!schedule) return <NoSchedule id={id} />;
  return (
    <ScheduleView
      key={id}
      place={placeOf(schedule, id)}
      schedule={schedule}
      announcements={announcements.data ?? []}
      announcementsError={announcements.error}
      updated={update && parseDotted(update.lastUpdateDate)}
      today={today}
    />
  );
}
