import type { Schedule } from '@semestr/api/schedule';
import { shortName } from '@semestr/core/display';
import type { Place } from '../../university/favourites.ts';

/** Returns the schedule as an entry for starred and visited places. */
export const placeOf = (schedule: Schedule, id: string): Place => ({
  id,
  name: schedule.employeeDto ? shortName(schedule.employeeDto) : (schedule.studentGroupDto?.name ?? id),
});

/** Whether the schedule belongs to neither a single group nor a single educator, so that lessons name both. */
export const hasSeveralOwners = ({ studentGroupDto, employeeDto }: Schedule): boolean =>
  studentGroupDto === null && employeeDto === null;
