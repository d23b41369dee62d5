import type { IsoDate } from '@semestr/core/dates';
import type { Control } from '@semestr/core/disciplines';
import { isDebt } from '@semestr/core/mark-sheets';
import { semesterOf, termBegun } from '@semestr/core/term';
import { and, asc, eq, inArray, isNotNull, lte, min, or, sum } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { notArchived } from '../db/archive.ts';
import { disciplines } from '../db/tables/disciplines.ts';
import { groups } from '../db/tables/groups.ts';
import { journalLessons, journalSubjects } from '../db/tables/journal.ts';
import { lessonEmployees, lessonGroups, lessons } from '../db/tables/lessons.ts';
import { marks } from '../db/tables/marks.ts';
import { omissions } from '../db/tables/omissions.ts';
import { students } from '../db/tables/students.ts';

/** An assessment of a student: from the study plan, or laboratory work from the group's lessons. */
export interface SubjectControl {
  /** Id of the discipline, or of a lesson for laboratory work. */
  id: number;
  abbrev: string;
  kind: 'exam' | 'passFail' | 'courseWork' | 'lab';
}

/** A subject of one semester. */
export interface OwnSubject {
  id: number;
  /** The semester, from 1. */
  term: number;
  name: string;
  abbrev: string;
  controls: SubjectControl[];
}

export interface GroupInCourse {
  groupId: number;
  course: number;
}

const LAB = 'ЛР';

/** Label of a discipline's assessment after its subject, and the matching type of mark sheet. */
const controlOf = {
  Экзамен: { abbrev: 'Экз.', kind: 'exam' },
  'Диф.зачет': { abbrev: 'Диф.зачет', kind: 'exam' },
  Зачет: { abbrev: 'Зачет', kind: 'passFail' },
  'Курс. работа': { abbrev: 'КР', kind: 'courseWork' },
} as const satisfies Record<Control, Omit<SubjectControl, 'id'>>;

/** Finds the laboratory work of a group in the terms that have begun: one lesson for each, by semester and subject. */
async function labsOf(
  db: Database,
  { groupId, course }: GroupInCourse,
  today: IsoDate,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ term: lessons.term, subject: lessons.subject, id: min(lessons.id) })
    .from(lessonGroups)
    .innerJoin(lessons, eq(lessons.id, lessonGroups.lessonId))
    .where(
      and(
        eq(lessonGroups.groupId, groupId),
        eq(lessons.type, LAB),
        isNotNull(lessons.subject),
        // "autumn" sorts before "spring", as it comes first in the academic year.
        lte(lessons.term, termBegun(today)),
      ),
    )
    .groupBy(lessons.term, lessons.subject);
  return new Map(
    rows.flatMap(({ term, subject, id }) =>
      id === null ? [] : [[`${semesterOf(term, { course, today })} ${subject}`, id] as const],
    ),
  );
}

/** Lists the subjects of a group in the semesters that have begun, by its study plan. */
export async function subjectsOf(db: Database, group: GroupInCourse, today: IsoDate): Promise<OwnSubject[]> {
  const labs = await labsOf(db, group, today);
  const learned = db
    .select({ id: marks.disciplineId })
    .from(students)
    .innerJoin(marks, eq(marks.studentId, students.id))
    .where(eq(students.groupId, group.groupId));
  const rows = await db
    .select({ discipline: disciplines })
    .from(groups)
    .innerJoin(disciplines, eq(disciplines.specialityId, groups.specialityId))
    .where(
      and(
        eq(groups.id, group.groupId),
        eq(disciplines.isForeign, false),
        // Students who took an archived discipline may still have a debt in it.
        or(notArchived(disciplines), inArray(disciplines.id, learned)),
        lte(disciplines.semester, semesterOf(termBegun(today), { course: group.course, today })),
      ),
    )
    .orderBy(asc(disciplines.semester), asc(disciplines.abbrev), asc(disciplines.id));
  const bySubject = Map.groupBy(rows, ({ discipline }) => `${discipline.semester} ${discipline.abbrev}`);
  return [...bySubject].flatMap(([key, parts]) => {
    const [first] = parts;
    if (!first) return [];
    const lab = labs.get(key);
    const controls: SubjectControl[] = parts.map(({ discipline: { id, control } }) => ({
      id,
      ...controlOf[control],
    }));
    if (lab !== undefined) controls.push({ id: lab, abbrev: LAB, kind: 'lab' });
    const { id, semester: term, name, abbrev } = first.discipline;
    return [{ id, term, name, abbrev, controls }];
  });
}

/**
 * Loads a student's results in the subjects: marks by discipline, and missed hours of laboratory work by semester and
 * subject.
 */
async function standingsOf(
  db: Database,
  studentId: number,
  { course, today }: { course: number; today: IsoDate },
) {
  const marked = await db
    .select({ disciplineId: marks.disciplineId, mark: marks.mark })
    .from(marks)
    .where(eq(marks.studentId, studentId));
  const missed = await db
    .select({ term: journalSubjects.term, abbrev: journalSubjects.abbrev, hours: sum(omissions.hours) })
    .from(omissions)
    .innerJoin(journalLessons, eq(journalLessons.id, omissions.lessonId))
    .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
    .where(and(eq(omissions.studentId, studentId), eq(journalSubjects.type, LAB)))
    .groupBy(journalSubjects.term, journalSubjects.abbrev);
  return {
    marks: new Map(marked.map(({ disciplineId, mark }) => [disciplineId, mark])),
    missedHours: new Map(
      missed.map(({ term, abbrev, hours }) => [
        `${semesterOf(term, { course, today })} ${abbrev}`,
        Number(hours ?? 0),
      ]),
    ),
  };
}

/** Finds which of these assessments are debts of a student; keyed by the assessment object. */
export async function debtsOf(
  db: Database,
  studentId: number,
  { subjects, course, today }: { subjects: readonly OwnSubject[]; course: number; today: IsoDate },
): Promise<ReadonlySet<SubjectControl>> {
  const standings = await standingsOf(db, studentId, { course, today });
  const running = semesterOf(termBegun(today), { course, today });
  const isOwed = ({ term, abbrev }: OwnSubject, { id, kind }: SubjectControl): boolean =>
    isDebt(
      kind === 'lab'
        ? { kind, missedHours: standings.missedHours.get(`${term} ${abbrev}`) ?? 0 }
        : { kind: 'plan', mark: standings.marks.get(id) ?? null, isOver: term < running },
    );
  return new Set(
    subjects.flatMap((subject) => subject.controls.filter((control) => isOwed(subject, control))),
  );
}

/** Lists the educators of a group's laboratory work. */
export async function labTeachersOf(db: Database, groupId: number, lessonId: number): Promise<number[]> {
  const inGroup = and(eq(lessonGroups.groupId, groupId), eq(lessons.type, LAB));
  const [lesson] = await db
    .select({ term: lessons.term, subject: lessons.subject })
    .from(lessonGroups)
    .innerJoin(lessons, eq(lessons.id, lessonGroups.lessonId))
    .where(and(inGroup, eq(lessons.id, lessonId)));
  if (!lesson?.subject) return [];
  const rows = await db
    .selectDistinct({ id: lessonEmployees.employeeId })
    .from(lessonGroups)
    .innerJoin(lessons, eq(lessons.id, lessonGroups.lessonId))
    .innerJoin(lessonEmployees, eq(lessonEmployees.lessonId, lessons.id))
    .where(and(inGroup, eq(lessons.term, lesson.term), eq(lessons.subject, lesson.subject)));
  return rows.map(({ id }) => id);
}

/**
 * Lists the educators of a discipline for a group: those who marked its students, and those who have lessons of it now.
 */
export async function teachersOf(db: Database, groupId: number, disciplineId: number): Promise<number[]> {
  const marked = await db
    .selectDistinct({ id: marks.teacherId })
    .from(students)
    .innerJoin(marks, eq(marks.studentId, students.id))
    .where(and(eq(students.groupId, groupId), eq(marks.disciplineId, disciplineId)));
  const teaching = await db
    .selectDistinct({ id: lessonEmployees.employeeId })
    .from(groups)
    .innerJoin(disciplines, eq(disciplines.specialityId, groups.specialityId))
    .innerJoin(lessonGroups, eq(lessonGroups.groupId, groups.id))
    .innerJoin(lessons, and(eq(lessons.id, lessonGroups.lessonId), eq(lessons.subject, disciplines.abbrev)))
    .innerJoin(lessonEmployees, eq(lessonEmployees.lessonId, lessons.id))
    .where(and(eq(groups.id, groupId), eq(disciplines.id, disciplineId)));
  return [...new Set([...marked, ...teaching].flatMap(({ id }) => id ?? []))];
}
