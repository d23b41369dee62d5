import { credited } from '@semestr/core/markbook';
import { sql } from 'drizzle-orm';
import { onDays } from '../../../db/days.ts';
import { disciplines } from '../../../db/tables/disciplines.ts';
import { marks } from '../../../db/tables/marks.ts';
import { isDebt, numberOf } from '../../../domain/marks.ts';
import { studentDimensions } from './student-dimensions.ts';
import { average, type Join, rows, sum, type View } from './view.ts';

const discipline: Join = {
  join: sql`inner join ${disciplines} on ${disciplines.id} = ${marks.disciplineId}`,
};

/** A mark; an open academic difference counts as failed. */
const debtOf = sql`case
  when ${marks.isDifference} and coalesce(${marks.mark}, '') = '' then ${credited.failed}
  else ${marks.mark}
end`;

/** View of markbook lines. Disciplines of several specialities with the same name are combined. */
export const marksView: View<'marks'> = {
  from: sql`${marks}`,
  dimensions: {
    ...studentDimensions(marks.studentId),
    discipline: { by: sql`${disciplines.name}`, needs: [discipline] },
    semester: { by: sql`${disciplines.semester}`, needs: [discipline] },
    control: { by: sql`${disciplines.control}`, needs: [discipline] },
    teacher: { by: sql`${marks.teacherId}` },
  },
  measures: {
    count: rows,
    average: average(sql`${marks.mark}`, numberOf),
    debts: sum(debtOf, (mark) => sql`(${isDebt({ mark, isDifference: sql`false` })})::int`),
    retakes: sum(sql`${marks.retakes}`),
  },
  days: { within: (days) => onDays(marks.date, days) },
};
