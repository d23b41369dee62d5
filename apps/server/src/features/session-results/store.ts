import type { IsoDate } from '@semestr/core/dates';
import type { Control } from '@semestr/core/disciplines';
import { fullName, shortName } from '@semestr/core/display';
import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { employees } from '../../db/tables/employees.ts';
import { faculties } from '../../db/tables/faculties.ts';
import { groups } from '../../db/tables/groups.ts';
import { marks } from '../../db/tables/marks.ts';
import { specialities } from '../../db/tables/specialities.ts';
import { students } from '../../db/tables/students.ts';
import { isCurrentStudent } from '../../domain/student-states.ts';

export interface ResultMark {
  mark: string | null;
  date: IsoDate | null;
  /** Name of the teacher; null when none is recorded. */
  teacher: string | null;
}

export interface ResultDiscipline {
  id: number;
  name: string;
  abbrev: string;
  semester: number;
  control: Control;
}

/** The marks of a group in some disciplines. */
export interface Results {
  group: { name: string; course: number | null; faculty: string; speciality: string };
  disciplines: readonly ResultDiscipline[];
  /** By name, with the marks by the id of the discipline. */
  students: readonly { name: string; cardNumber: string; marks: ReadonlyMap<number, ResultMark> }[];
}

async function groupOf(db: Database, groupId: number) {
  const [row] = await db
    .select({
      name: groups.name,
      course: groups.course,
      faculty: faculties.name,
      speciality: specialities.name,
      specialityId: groups.specialityId,
    })
    .from(groups)
    .innerJoin(faculties, eq(faculties.id, groups.facultyId))
    .innerJoin(specialities, eq(specialities.id, groups.specialityId))
    .where(eq(groups.id, groupId));
  return row ?? null;
}

/** Selects the marks of the current students of a group. */
const marksOf = (db: Database, groupId: number, where: SQL | undefined) =>
  db
    .select({
      studentId: marks.studentId,
      disciplineId: marks.disciplineId,
      mark: marks.mark,
      date: marks.date,
      teacher: {
        lastName: employees.lastName,
        firstName: employees.firstName,
        middleName: employees.middleName,
      },
    })
    .from(marks)
    .innerJoin(students, eq(students.id, marks.studentId))
    .innerJoin(disciplines, eq(disciplines.id, marks.disciplineId))
    .leftJoin(employees, eq(employees.id, marks.teacherId))
    .where(and(eq(students.groupId, groupId), isCurrentStudent, where));

/** Loads the results in the matching disciplines; null when the group does not exist. */
async function loadResults(
  db: Database,
  groupId: number,
  conditions: { planned: (specialityId: number) => SQL | undefined; marked: SQL },
): Promise<Results | null> {
  const found = await groupOf(db, groupId);
  if (!found) return null;
  const { specialityId, ...group } = found;
  const lines = await marksOf(db, groupId, conditions.marked);
  const marked = [...new Set(lines.map(({ disciplineId }) => disciplineId))];
  const members = await db
    .select()
    .from(students)
    .where(and(eq(students.groupId, groupId), isCurrentStudent))
    .orderBy(asc(students.lastName), asc(students.firstName), asc(students.id));
  const byStudent = Map.groupBy(lines, ({ studentId }) => studentId);
  return {
    group,
    disciplines: await db
      .select()
      .from(disciplines)
      .where(or(conditions.planned(specialityId), inArray(disciplines.id, marked)))
      .orderBy(asc(disciplines.semester), asc(disciplines.id)),
    students: members.map((student) => ({
      name: fullName(student),
      cardNumber: student.cardNumber,
      marks: new Map(
        byStudent
          .get(student.id)
          ?.map(({ disciplineId, mark, date, teacher }) => [
            disciplineId,
            { mark, date, teacher: teacher && shortName(teacher) },
          ]),
      ),
    })),
  };
}

/** Loads the results of a group in one discipline; null when either does not exist. */
export async function resultsIn(
  db: Database,
  { groupId, disciplineId }: { groupId: number; disciplineId: number },
): Promise<(Results & { discipline: ResultDiscipline }) | null> {
  const isMeant = eq(disciplines.id, disciplineId);
  const results = await loadResults(db, groupId, { planned: () => isMeant, marked: isMeant });
  const discipline = results?.disciplines[0];
  return results && discipline ? { ...results, discipline } : null;
}

/**
 * Loads the results of a group in a semester: in the disciplines of its plan, and in others in which a student has a
 * mark. Null when the group does not exist.
 */
export const resultsOfSemester = (
  db: Database,
  { groupId, semester }: { groupId: number; semester: number },
): Promise<Results | null> =>
  loadResults(db, groupId, {
    planned: (specialityId) =>
      and(
        eq(disciplines.specialityId, specialityId),
        eq(disciplines.semester, semester),
        eq(disciplines.isForeign, false),
        isNull(disciplines.archivedAt),
      ),
    marked: eq(disciplines.semester, semester),
  });
