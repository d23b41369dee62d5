import { sql } from 'drizzle-orm';
import { groups } from '../../../db/tables/groups.ts';
import { specialities } from '../../../db/tables/specialities.ts';
import { students } from '../../../db/tables/students.ts';
import { groupOf, groupDimensions } from './student-dimensions.ts';
import { type Join, rows, type View } from './view.ts';
import { isCurrentStudent } from '../../../domain/student-states.ts';

const groupId = { by: sql`${students.groupId}` };
const group = groupOf(groupId);
const speciality: Join = {
  join: sql`inner join ${specialities} on ${specialities.id} = ${groups.specialityId}`,
  after: [group],
};

export const studentsView: View<'students'> = {
  from: sql`(select * from ${students} where ${isCurrentStudent}) as ${students}`,
  dimensions: {
    ...groupDimensions(groupId, group),
    degree: { by: sql`${groups.degree}`, needs: [group] },
    educationForm: { by: sql`${specialities.formId}`, needs: [speciality] },
  },
  measures: { count: rows },
};
