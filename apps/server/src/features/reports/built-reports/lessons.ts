import { LESSON_HOURS } from '@semestr/core/journal';
import { type SQL, sql } from 'drizzle-orm';
import { positions } from '../../../db/tables/employees.ts';
import { groups } from '../../../db/tables/groups.ts';
import { lessonEmployees, lessonGroups, lessons } from '../../../db/tables/lessons.ts';
import { each, type Join, type Measure, type View } from './view.ts';

/** Weeks in a cycle. */
const WEEKS = 4;

/** Lessons without a group, educator or room count too. */
const group: Join = {
  join: sql`left join ${lessonGroups} on ${lessonGroups.lessonId} = ${lessons.id}`,
};
const itself: Join = {
  join: sql`left join ${groups} on ${groups.id} = ${lessonGroups.groupId}`,
  after: [group],
};
const teacher: Join = {
  join: sql`left join ${lessonEmployees} on ${lessonEmployees.lessonId} = ${lessons.id}`,
};
const position: Join = {
  join: sql`left join ${positions} on ${positions.employeeId} = ${lessonEmployees.employeeId}`,
  after: [teacher],
};
const room: Join = { join: sql`left join lateral unnest(${lessons.rooms}) as room(name) on true` };
/** Number of weeks of the cycle in which a lesson takes place; 0 for an exam or a lesson on a single date. */
const weeks = sql`case
  when ${lessons.date} is not null or ${lessons.isExam} then 0
  when cardinality(${lessons.weeks}) > 0 then cardinality(${lessons.weeks})
  else ${WEEKS}
end`;

/**
 * Sums hours over distinct lessons, so that each lesson counts once however many rows it has. The last digit of the
 * number is the number of weeks.
 */
const hoursOf = (of: SQL): Measure => ({
  of,
  total: (value) => {
    const perWeeks = [1, 2, 3, WEEKS].map(
      (count) => sql`count(distinct ${value}) filter (where ${value} % 8 = ${count}) * ${count}`,
    );
    return sql`((${sql.join(perWeeks, sql` + `)}) * ${LESSON_HOURS})::int`;
  },
});

/**
 * The lessons of the plan and the session. A lesson of two groups counts in the rows of both, and once in the total.
 * Hours are academic hours in the cycle of four weeks.
 */
export const lessonsView: View<'lessons'> = {
  from: sql`${lessons}`,
  dimensions: {
    term: { by: sql`${lessons.term}` },
    faculty: { by: sql`${groups.facultyId}`, needs: [itself] },
    group: { by: sql`${lessonGroups.groupId}`, needs: [group] },
    teacher: { by: sql`${lessonEmployees.employeeId}`, needs: [teacher] },
    department: { by: sql`${positions.departmentId}`, needs: [position] },
    lessonType: { by: sql`${lessons.type}` },
    room: { by: sql`room.name`, needs: [room] },
    weekday: { by: sql`${lessons.day}` },
  },
  measures: {
    count: each(sql`${lessons.id}`),
    cycleHours: hoursOf(sql`${lessons.id}::bigint * 8 + ${weeks}`),
  },
};
