import type { Markbook, MarkRow } from '@semestr/api/markbook';
import { dotted } from '@semestr/core/dates';
import { controls } from '@semestr/core/disciplines';
import { shortName } from '@semestr/core/display';
import { averageMark, openingOf } from '@semestr/core/markbook';
import { openStates } from '@semestr/core/requests';
import { studyLifecycle } from '@semestr/core/study';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { employees } from '../../db/tables/employees.ts';
import { marks } from '../../db/tables/marks.ts';
import { students } from '../../db/tables/students.ts';
import { studyApplications } from '../../db/tables/study.ts';

interface Line {
  mark: typeof marks.$inferSelect;
  discipline: typeof disciplines.$inferSelect;
  teacher: Pick<typeof employees.$inferSelect, 'lastName' | 'firstName' | 'middleName'> | null;
}

function shown({ mark, discipline, teacher }: Line, isSent: boolean): MarkRow {
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
    applicationHasAlreadyBeenSentForParallel: isParallel ? isSent : null,
    canLiquidationAcademicDifferences: isDifference || null,
    applicationHasAlreadyBeenSentForAcademicDifferences: isDifference ? isSent : null,
    lmsEducationTerms: opening && [
      { idLmsEducationTerm: mark.id, subjectNameByApi: discipline.name, coincidedForeignLanguage: null },
    ],
  };
}

/** 0 where there are no marks yet. */
const averageOf = (lines: readonly Line[]): number => averageMark(lines.map(({ mark }) => mark.mark)) ?? 0;

const asked = sql.placeholder('studentId');

const cardOf = statement('markbook_card', (db, name) =>
  db.select({ cardNumber: students.cardNumber }).from(students).where(eq(students.id, asked)).prepare(name),
);

const { lastName, firstName, middleName } = employees;
const linesOf = statement('markbook_lines', (db, name) =>
  db
    .select({ mark: marks, discipline: disciplines, teacher: { lastName, firstName, middleName } })
    .from(marks)
    .innerJoin(disciplines, eq(disciplines.id, marks.disciplineId))
    .leftJoin(employees, eq(employees.id, marks.teacherId))
    .where(eq(marks.studentId, asked))
    .orderBy(asc(disciplines.semester), asc(disciplines.id))
    .prepare(name),
);

const appliedFor = statement('markbook_applications', (db, name) =>
  db
    .select({ markId: studyApplications.educationTermId })
    .from(studyApplications)
    .where(
      and(
        eq(studyApplications.studentId, asked),
        inArray(studyApplications.state, openStates(studyLifecycle)),
      ),
    )
    .prepare(name),
);

/** The whole markbook of a student; null where there is no such student. */
export async function markbookOf(db: Database, studentId: number): Promise<Markbook | null> {
  const [student] = await cardOf(db).execute({ studentId });
  if (!student) return null;
  const lines = await linesOf(db).execute({ studentId });
  const applied = await appliedFor(db).execute({ studentId });
  const sent = new Set(applied.map(({ markId }) => markId));
  const pages = [...Map.groupBy(lines, ({ discipline }) => discipline.semester)].map(
    ([semester, page]) =>
      [
        semester,
        { averageMark: averageOf(page), marks: page.map((line) => shown(line, sent.has(line.mark.id))) },
      ] as const,
  );
  return {
    number: student.cardNumber,
    averageMark: averageOf(lines),
    markPages: Object.fromEntries(pages),
  };
}
