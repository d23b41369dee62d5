import type { TimetabledLesson } from '@semestr/api/timetable';
import { shortName } from '@semestr/core/display';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { employees } from '../../../db/tables/employees.ts';
import { groups } from '../../../db/tables/groups.ts';
import type { Lesson } from '../../../domain/linked-lessons.ts';

/** Adds the names of groups and educators to lessons, ordered by id. */
export async function withNames(db: Database, lessons: readonly Lesson[]): Promise<TimetabledLesson[]> {
  const ofGroups = await db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(inArray(groups.id, [...new Set(lessons.flatMap(({ groupIds }) => groupIds))]));
  const ofEmployees = await db
    .select({
      id: employees.id,
      lastName: employees.lastName,
      firstName: employees.firstName,
      middleName: employees.middleName,
    })
    .from(employees)
    .where(inArray(employees.id, [...new Set(lessons.flatMap(({ employeeIds }) => employeeIds))]));
  const groupNames = new Map(ofGroups.map(({ id, name }) => [id, name]));
  const employeeNames = new Map(ofEmployees.map(({ id, ...name }) => [id, shortName(name)]));
  return lessons.map((lesson) => ({
    ...lesson,
    groups: lesson.groupIds.map((id) => ({ id, name: groupNames.get(id) ?? '' })),
    employees: lesson.employeeIds.map((id) => ({ id, name: employeeNames.get(id) ?? '' })),
  }));
}
