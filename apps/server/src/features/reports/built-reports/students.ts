import { sql } from 'drizzle-orm';
import { groups } from '../../../db/tables/groups.ts';
import { specialities } from '../../../db/tables/specialities.ts';
import { students } from '../../../db/tables/students.ts';
import { groupOf, ofGroups } from './of-students.ts';
import { type Join, rows, type View } from './view.ts';

const groupId = { by: sql`${students.groupId}` };
const group = groupOf(groupId);
const speciality: Join = {
  join: sql`inner join ${specialities} on ${specialities.id} = ${groups.specialityId}`,
  after: [group],
};

export const studentsView: View<'students'> = {
  from: sql`${students}`,
  dimensions: {
    ...ofGroups(groupId, group),
    degree: { by: sql`${groups.degree}`, needs: [group] },
    educationForm: { by: sql`${specialities.formId}`, needs: [speciality] },
  },
  measures: { count: rows },
};
