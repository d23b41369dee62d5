import type { Markbook, MarkRow } from '@semestr/api/markbook';
import { dotted } from '@semestr/core/dates';
import { controls } from '@semestr/core/disciplines';
import { shortName } from '@semestr/core/display';
import { averageMark, openingOf } from '@semestr/core/markbook';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { disciplines } from '../db/tables/disciplines.ts';
import { employees } from '../db/tables/employees.ts';
import { marks } from '../db/tables/marks.ts';
import { students } from '../db/tables/students.ts';

interface Line {
  mark: typeof marks.$inferSelect;
  discipline: typeof disciplines.$inferSelect;
  teacher: typeof employees.$inferSelect | null;
}

function shown({ mark, discipline, teacher }: Line): MarkRow {
  const opening = openingOf(mark);
  const isParallel = opening === 'parallel';
  const isDifference = opening === 'difference';
  return {
    subject: discipline.abbrev,
    fullSubject: discipline.name,
    formOfControl: discipline.control,
    hours: discipline.hours.toFixed(1),
    credits: discipline.credits,
    mark: mark.mark ?? '',
    date: mark.date && dotted(mark.date),
    teacher: teacher && shortName(teacher),
    commonMark: discipline.commonMark,
    commonRetakes: discipline.commonRetakes,
    retakesCount: mark.retakes,
    idSubject: discipline.id,
    idFormOfControl: controls[discipline.control],
    canStudyInParallel: isParallel || null,
    applicationHasAlreadyBeenSentForParallel: isParallel ? false : null,
    canLiquidationAcademicDifferences: isDifference || null,
    applicationHasAlreadyBeenSentForAcademicDifferences: isDifference ? false : null,
    lmsEducationTerms: opening && [
      { idLmsEducationTerm: mark.id, subjectNameByApi: discipline.name, coincidedForeignLanguage: null },
    ],
  };
}

const averageOf = (lines: readonly Line[]): number | null => averageMark(lines.map(({ mark }) => mark.mark));

/** The whole markbook of a student; null where there is no such student. */
export async function markbookOf(db: Database, studentId: number): Promise<Markbook | null> {
  const [student] = await db
    .select({ cardNumber: students.cardNumber })
    .from(students)
    .where(eq(students.id, studentId));
  if (!student) return null;
  const lines = await db
    .select({ mark: marks, discipline: disciplines, teacher: employees })
    .from(marks)
    .innerJoin(disciplines, eq(disciplines.id, marks.disciplineId))
    .leftJoin(employees, eq(employees.id, marks.teacherId))
    .where(eq(marks.studentId, studentId))
    .orderBy(asc(disciplines.semester), asc(disciplines.id));
  const pages = [...Map.groupBy(lines, ({ discipline }) => discipline.semester)].map(
    ([semester, page]) => [semester, { averageMark: averageOf(page), marks: page.map(shown) }] as const,
  );
  return {
    number: student.cardNumber,
    averageMark: averageOf(lines),
    markPages: Object.fromEntries(pages),
  };
}
