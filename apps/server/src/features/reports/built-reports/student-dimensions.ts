import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { groups } from '../../../db/tables/groups.ts';
import { students } from '../../../db/tables/students.ts';
import type { Expression, Join } from './view.ts';

/** Returns the dimensions of records that belong to a student and not to a lesson: those of the current group. */
export function studentDimensions(studentId: SQLWrapper) {
  const owner: Join = { join: sql`inner join ${students} on ${students.id} = ${studentId}` };
  return groupDimensions({ by: sql`${students.groupId}`, needs: [owner] });
}

/** Joins a group by its id. */
export const groupOf = ({ by, needs = [] }: Expression): Join => ({
  join: sql`inner join ${groups} on ${groups.id} = ${by}`,
  after: needs,
});

/** Returns the dimensions of records that belong to a group. */
export function groupDimensions(group: Expression, itself = groupOf(group)) {
  const of = (by: SQL): Expression => ({ by, needs: [itself] });
  return {
    faculty: of(sql`${groups.facultyId}`),
    speciality: of(sql`${groups.specialityId}`),
    course: of(sql`${groups.course}`),
    group,
  };
}
