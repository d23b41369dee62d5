import type { IsoDate } from '@semestr/core/dates';
import { sql } from 'drizzle-orm';
import { onDays } from '../../../db/days.ts';
import { loans } from '../../../db/tables/library.ts';
import { studentDimensions } from './student-dimensions.ts';
import { each, rows, type View } from './view.ts';

/** View of loans by the day of borrowing. Whether a loan is overdue depends on the day of the query. */
export const loansView = (today: IsoDate): View<'loans'> => ({
  from: sql`${loans}`,
  dimensions: {
    ...studentDimensions(loans.studentId),
    loanState: {
      by: sql`case
        when ${loans.returnedOn} is not null then 'returned'
        when ${loans.dueOn} < ${today} then 'late'
        else 'out'
      end`,
    },
    month: { by: sql`to_char(${loans.takenOn}::timestamp, 'YYYY-MM')` },
  },
  measures: { count: rows, students: each(sql`${loans.studentId}`) },
  days: { within: (days) => onDays(loans.takenOn, days) },
});
