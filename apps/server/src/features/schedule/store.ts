import type { EmployeeDto } from '@semestr/api/employees';
import { asc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isUrlId } from '../../db/search.ts';
import { employees } from '../../db/tables/employees.ts';
import { groups, groupTerms } from '../../db/tables/groups.ts';
import { lessonEmployees, lessonGroups, lessons, type NamedGroup } from '../../db/tables/lessons.ts';
import { specialities } from '../../db/tables/specialities.ts';
import { photoAddressOf } from '../../domain/photos.ts';
import type { Link } from '../../http/links.ts';

export type LessonRow = typeof lessons.$inferSelect;
export type TermRow = typeof groupTerms.$inferSelect;

export interface StoredLesson {
  row: LessonRow;
  groups: NamedGroup[];
  employees: EmployeeDto[];
}

const groupFields = {
  specialityName: specialities.name,
  specialityCode: sql<string>`coalesce(${groups.specialityCode}, ${specialities.code})`,
  numberOfStudents: groups.size,
  name: groups.name,
  educationDegree: groups.degree,
};

/** Formats an employee for schedules. */
export const employeeDto = (row: typeof employees.$inferSelect, link: Link): EmployeeDto => ({
  id: row.id,
  firstName: row.firstName,
  middleName: row.middleName,
  lastName: row.lastName,
  photoLink: link(photoAddressOf(row)),
  degree: row.degree,
  degreeAbbrev: row.degreeAbbrev,
  rank: row.rank,
  email: row.email,
  urlId: row.urlId,
  calendarId: row.calendarId ?? '',
  jobPositions: null,
  chief: false,
});

/**
 * Prefers stored data of a group named by an imported lesson; otherwise returns the imported data, which may be all
 * that is known.
 */
const withNamed = (linked: readonly NamedGroup[], { namedGroups }: LessonRow): NamedGroup[] => {
  const named = namedGroups ?? [];
  const others = linked.filter(({ name }) => !named.some((group) => group.name === name));
  return [...others, ...named].toSorted((a, b) => a.name.localeCompare(b.name));
};

const inOrder = [asc(lessons.day), asc(lessons.startTime), asc(lessons.subgroup), asc(lessons.id)] as const;

/** Loads the terms of a group with stored dates. */
export async function storedTerms(db: Database, groupId: number): Promise<TermRow[]> {
  return db.select().from(groupTerms).where(eq(groupTerms.groupId, groupId));
}

/** Loads every lesson of a group with its educators. */
export async function lessonsOfGroup(db: Database, groupId: number, link: Link): Promise<StoredLesson[]> {
  const rows = await db
    .select({ row: lessons, group: groupFields })
    .from(lessonGroups)
    .innerJoin(lessons, eq(lessons.id, lessonGroups.lessonId))
    .innerJoin(groups, eq(groups.id, lessonGroups.groupId))
    .innerJoin(specialities, eq(specialities.id, groups.specialityId))
    .where(eq(lessonGroups.groupId, groupId))
    .orderBy(...inOrder);
  const teachers = await db
    .select({ lessonId: lessonEmployees.lessonId, employee: employees })
    .from(lessonGroups)
    .innerJoin(lessonEmployees, eq(lessonEmployees.lessonId, lessonGroups.lessonId))
    .innerJoin(employees, eq(employees.id, lessonEmployees.employeeId))
    .where(eq(lessonGroups.groupId, groupId))
    .orderBy(asc(lessonEmployees.order));
  const byLesson = Map.groupBy(teachers, ({ lessonId }) => lessonId);
  return rows.map(({ row, group }) => ({
    row,
    groups: withNamed([group], row),
    employees: (byLesson.get(row.id) ?? []).map(({ employee }) => employeeDto(employee, link)),
  }));
}

/** Loads the groups of these lessons, by lesson id. */
async function groupsOf(db: Database, ids: SQLWrapper | readonly number[]) {
  const groupRows = await db
    .select({ lessonId: lessonGroups.lessonId, group: groupFields })
    .from(lessonGroups)
    .innerJoin(groups, eq(groups.id, lessonGroups.groupId))
    .innerJoin(specialities, eq(specialities.id, groups.specialityId))
    .where(inArray(lessonGroups.lessonId, ids))
    .orderBy(asc(groups.name));
  const byLesson = Map.groupBy(groupRows, ({ lessonId }) => lessonId);
  return (row: LessonRow): NamedGroup[] =>
    withNamed(
      (byLesson.get(row.id) ?? []).map(({ group }) => group),
      row,
    );
}

/** Loads every lesson of an educator with its groups. */
export async function lessonsOfEmployee(db: Database, employeeId: number): Promise<StoredLesson[]> {
  const rows = await db
    .select({ row: lessons })
    .from(lessonEmployees)
    .innerJoin(lessons, eq(lessons.id, lessonEmployees.lessonId))
    .where(eq(lessonEmployees.employeeId, employeeId))
    .orderBy(...inOrder);
  const heardBy = await groupsOf(
    db,
    rows.map(({ row }) => row.id),
  );
  return rows.map(({ row }) => ({ row, groups: heardBy(row), employees: [] }));
}

/** Loads the lessons that match a condition, each with its groups and educators. */
export async function lessonsWhere(
  db: Database,
  where: SQL | undefined,
  link: Link,
): Promise<StoredLesson[]> {
  const rows = await db
    .select()
    .from(lessons)
    .where(where)
    .orderBy(...inOrder);
  const ids = db.select({ id: lessons.id }).from(lessons).where(where);
  const heardBy = await groupsOf(db, ids);
  const teachers = await db
    .select({ lessonId: lessonEmployees.lessonId, employee: employees })
    .from(lessonEmployees)
    .innerJoin(employees, eq(employees.id, lessonEmployees.employeeId))
    .where(inArray(lessonEmployees.lessonId, ids))
    .orderBy(asc(lessonEmployees.order));
  const byLesson = Map.groupBy(teachers, ({ lessonId }) => lessonId);
  return rows.map((row) => ({
    row,
    groups: heardBy(row),
    employees: (byLesson.get(row.id) ?? []).map(({ employee }) => employeeDto(employee, link)),
  }));
}

export async function employeeByUrlId(
  db: Database,
  urlId: string,
): Promise<typeof employees.$inferSelect | null> {
  const [row] = await db.select().from(employees).where(isUrlId(employees.urlId, urlId));
  return row ?? null;
}
