import type { IsoDate } from '@semestr/core/dates';
import { sql } from 'drizzle-orm';
import { onDays } from '../../../db/days.ts';
import { loans } from '../../../db/tables/library.ts';
import { ofStudents } from './of-students.ts';
import { each, rows, type View } from './view.ts';

/** Books by the day on which they were taken; whether one is late depends on the day on which it is asked. */
export const loansView = (today: IsoDate): View<'loans'> => ({
  from: sql`${loans}`,
  dimensions: {
    ...ofStudents(loans.studentId),
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
