import type { Schedule } from '@semestr/api/schedule';
import { shortName } from '@semestr/core/display';
import type { Place } from '../../lessons/favourites.ts';

/** The schedule as a place to come back to. */
export const placeOf = (schedule: Schedule, id: string): Place => ({
  id,
  name: schedule.employeeDto ? shortName(schedule.employeeDto) : (schedule.studentGroupDto?.name ?? id),
});
