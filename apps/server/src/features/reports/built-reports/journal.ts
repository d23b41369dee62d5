import { sql } from 'drizzle-orm';
import { onDays } from '../../../db/days.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../../../db/tables/journal.ts';
import { omissions } from '../../../db/tables/omissions.ts';
import { groupDimensions } from './student-dimensions.ts';
import { average, each, type Join, rows, sum, type View } from './view.ts';

/**
 * Dimensions of a journal record through its lesson. The group is that of the lesson, even if its students have moved
 * since.
 */
function ofLessons(lessonId: typeof lessonMarks.lessonId | typeof omissions.lessonId) {
  const lesson: Join = { join: sql`inner join ${journalLessons} on ${journalLessons.id} = ${lessonId}` };
  const subject: Join = {
    join: sql`inner join ${journalSubjects} on ${journalSubjects.id} = ${journalLessons.subjectId}`,
    after: [lesson],
  };
  return {
    dimensions: {
      ...groupDimensions({ by: sql`${journalSubjects.groupId}`, needs: [subject] }),
      subject: { by: sql`${journalSubjects.name}`, needs: [subject] },
      lessonType: { by: sql`${journalSubjects.type}`, needs: [subject] },
      term: { by: sql`${journalSubjects.term}`, needs: [subject] },
      teacher: { by: sql`${journalLessons.employeeId}`, needs: [lesson] },
      month: { by: sql`to_char(${journalLessons.date}::timestamp, 'YYYY-MM')`, needs: [lesson] },
    },
    days: {
      within: (days: Parameters<typeof onDays>[1]) => onDays(journalLessons.date, days),
      needs: [lesson],
    },
  };
}

const ofMarks = ofLessons(lessonMarks.lessonId);
export const journalMarksView: View<'journal-marks'> = {
  from: sql`${lessonMarks}`,
  dimensions: ofMarks.dimensions,
  measures: {
    count: rows,
    average: average(sql`${lessonMarks.mark}`),
    students: each(sql`${lessonMarks.studentId}`),
  },
  days: ofMarks.days,
};

const ofOmissions = ofLessons(omissions.lessonId);
export const omissionsView: View<'omissions'> = {
  from: sql`${omissions}`,
  dimensions: {
    ...ofOmissions.dimensions,
    excused: { by: sql`case when ${omissions.isExcused} then 'yes' else 'no' end` },
  },
  measures: {
    hours: sum(sql`${omissions.hours}`),
    students: each(sql`${omissions.studentId}`),
    count: rows,
  },
  days: ofOmissions.days,
};
