import type { Schedule } from '@semestr/api/schedule';
import { shortName } from '@semestr/core/display';
import type { Place } from '../../lessons/favourites.ts';

/** The schedule as a place to come back to. */
export const placeOf = (schedule: Schedule, id: string): Place => ({
  id,
  name: schedule.employeeDto ? shortName(schedule.employeeDto) : (schedule.studentGroupDto?.name ?? id),
});

/** A schedule of a department is neither one group's nor one educator's: its lessons name both. */
export const ofSeveral = ({ studentGroupDto, employeeDto }: Schedule): boolean =>
  studentGroupDto === null && employeeDto === null;
