import type { Markbook, MarkRow } from '@semestr/api/markbook';
import { dotted, type IsoDate } from '@semestr/core/dates';
import { controls } from '@semestr/core/disciplines';
import { plainSpaces, shortName } from '@semestr/core/display';
import { averageMark, openingOf } from '@semestr/core/markbook';
import { openStates } from '@semestr/core/requests/lifecycle';
import { requestRules } from '@semestr/core/requests/kinds';
import { semesterOf, termBegun } from '@semestr/core/term';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { employees } from '../../db/tables/employees.ts';
import { groups } from '../../db/tables/groups.ts';
import { marks } from '../../db/tables/marks.ts';
import { students } from '../../db/tables/students.ts';
import { studyApplications } from '../../db/tables/study.ts';

/** The needed columns of a markbook line: a student has some fifty lines, so no others are read. */
const columns = {
  mark: {
    id: marks.id,
    mark: marks.mark,
    date: marks.date,
    retakes: marks.retakes,
    isDifference: marks.isDifference,
  },
  discipline: {
    id: disciplines.id,
    semester: disciplines.semester,
    abbrev: disciplines.abbrev,
    name: disciplines.name,
    hours: disciplines.hours,
    credits: disciplines.credits,
    control: disciplines.control,
    commonMark: disciplines.commonMark,
    commonRetakes: disciplines.commonRetakes,
  },
  teacher: {
    lastName: employees.lastName,
    firstName: employees.firstName,
    middleName: employees.middleName,
  },
} as const;

interface Line {
  /** Null when the discipline is in the plan but not yet in the markbook. */
  mark: Pick<typeof marks.$inferSelect, keyof typeof columns.mark> | null;
  discipline: Pick<typeof disciplines.$inferSelect, keyof typeof columns.discipline>;
  teacher: Pick<typeof employees.$inferSelect, keyof typeof columns.teacher> | null;
}

function toReply({ mark, discipline, teacher }: Line, sent: ReadonlySet<number>): MarkRow {
  const opening = mark && openingOf(mark);
  const isSent = mark !== null && sent.has(mark.id);
  const isParallel = opening === 'parallel';
  const isDifference = opening === 'difference';
  return {
    subject: discipline.abbrev,
    fullSubject: discipline.name,
    formOfControl: discipline.control,
    hours: discipline.hours.toFixed(1),
    credits: discipline.credits,
    mark: mark?.mark ?? '',
    date: mark?.date ? dotted(mark.date) : null,
    teacher: teacher && plainSpaces(shortName(teacher)),
    commonMark: discipline.commonMark,
    commonRetakes: discipline.commonRetakes,
    retakesCount: mark?.retakes ?? 0,
    idSubject: discipline.id,
    idFormOfControl: controls[discipline.control],
    canStudyInParallel: isParallel || null,
    applicationHasAlreadyBeenSentForParallel: isParallel ? isSent : null,
    canLiquidationAcademicDifferences: isDifference || null,
    applicationHasAlreadyBeenSentForAcademicDifferences: isDifference ? isSent : null,
    lmsEducationTerms:
      mark && opening
        ? [{ idLmsEducationTerm: mark.id, subjectNameByApi: discipline.name, coincidedForeignLanguage: null }]
        : null,
  };
}

/** 0 when there are no marks yet. */
const averageOf = (lines: readonly Line[]): number =>
  averageMark(lines.map(({ mark }) => mark?.mark ?? null)) ?? 0;

const studentParameter = sql.placeholder('studentId');

const ownerOf = statement('markbook_owner', (db) =>
  db
    .select({
      cardNumber: students.cardNumber,
      specialityId: groups.specialityId,
      course: groups.course,
    })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(eq(students.id, studentParameter)),
);

const linesOf = statement('markbook_lines', (db) =>
  db
    .select(columns)
    .from(marks)
    .innerJoin(disciplines, eq(disciplines.id, marks.disciplineId))
    .leftJoin(employees, eq(employees.id, marks.teacherId))
    .where(eq(marks.studentId, studentParameter))
    .orderBy(asc(disciplines.semester), asc(disciplines.id)),
);

/** Selects the planned disciplines of a semester that are not in the student's markbook. */
const plannedFor = statement('markbook_plan', (db) =>
  db
    .select({ discipline: columns.discipline })
    .from(disciplines)
    .leftJoin(marks, and(eq(marks.disciplineId, disciplines.id), eq(marks.studentId, studentParameter)))
    .where(
      and(
        eq(disciplines.specialityId, sql.placeholder('specialityId')),
        eq(disciplines.semester, sql.placeholder('semester')),
        eq(disciplines.isForeign, false),
        isNull(marks.id),
      ),
    )
    .orderBy(asc(disciplines.id)),
);

const appliedFor = statement('markbook_applications', (db) =>
  db
    .select({ markId: studyApplications.educationTermId })
    .from(studyApplications)
    .where(
      and(
        eq(studyApplications.studentId, studentParameter),
        inArray(studyApplications.state, openStates(requestRules.study.lifecycle)),
      ),
    ),
);

/**
 * Loads the whole markbook of a student; null when the student does not exist. The current semester includes the
 * subjects of the plan, before any marks exist.
 */
export async function markbookOf(db: Database, studentId: number, today: IsoDate): Promise<Markbook | null> {
  const [owner] = await ownerOf(db).execute({ studentId });
  if (!owner) return null;
  const { cardNumber, specialityId, course } = owner;
  const running = course === null ? null : semesterOf(termBegun(today), { course, today });
  const planned =
    running === null ? [] : await plannedFor(db).execute({ studentId, specialityId, semester: running });
  const applied = await appliedFor(db).execute({ studentId });
  // The largest query comes last: rows kept in memory while other queries run are more expensive to collect as garbage.
  const markedLines = await linesOf(db).execute({ studentId });
  const sent = new Set(applied.map(({ markId }) => markId));
  const lines: Line[] = [
    ...markedLines,
    ...planned.map(({ discipline }) => ({ mark: null, discipline, teacher: null })),
  ];
  const pages = [...Map.groupBy(lines, ({ discipline }) => discipline.semester)].map(
    ([semester, page]) =>
      [semester, { averageMark: averageOf(page), marks: page.map((line) => toReply(line, sent)) }] as const,
  );
  return {
    number: cardNumber,
    averageMark: averageOf(lines),
    markPages: Object.fromEntries(pages),
    runningSemester: running,
  };
}
