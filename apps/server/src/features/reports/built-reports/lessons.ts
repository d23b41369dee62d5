import { LESSON_HOURS } from '@semestr/core/journal';
import { type SQL, sql } from 'drizzle-orm';
import { positions } from '../../../db/tables/employees.ts';
import { groups } from '../../../db/tables/groups.ts';
import { lessonEmployees, lessonGroups, lessons } from '../../../db/tables/lessons.ts';
import { each, type Join, type Measure, type View } from './view.ts';

/** A cycle. */
const WEEKS = 4;

/** A lesson of no group, educator or room counts too. */
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
/** In how many weeks of the cycle it takes place again and again: in none an exam, or what happens on one day. */
const weeks = sql`case
  when ${lessons.date} is not null or ${lessons.isExam} then 0
  when cardinality(${lessons.weeks}) > 0 then cardinality(${lessons.weeks})
  else ${WEEKS}
end`;

/** Of lessons with the number of their weeks in the last digit of eight: each once, however many rows it has. */
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
 * The lessons of the plan and the session. One of two groups counts in the rows of both, and once in what they come to. Its
 * hours are academic ones in the cycle of four weeks.
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
