import { shortName } from '@semestr/core/display';
import type { TermCode } from '@semestr/core/term';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { employees } from '../db/tables/employees.ts';
import { groups } from '../db/tables/groups.ts';
import { lessonEmployees, lessonGroups, lessons } from '../db/tables/lessons.ts';
import type { LessonLine } from '../documents/lesson-line.ts';

/** Lists the groups of a lesson, linked or only named by its import, without duplicates. */
const namesOf = (list: readonly { name: string }[]): string[] =>
  [...new Set(list.map(({ name }) => name))].toSorted((a, b) => a.localeCompare(b));

/** Lists the lessons of a term for reports, by day and time, with their educators and groups. */
export async function lessonLines(
  db: Database,
  { term, where }: { term: TermCode; where: SQL },
): Promise<(LessonLine & { employeeIds: number[] })[]> {
  const chosen = and(eq(lessons.term, term), eq(lessons.isAnnouncement, false), where);
  const rows = await db
    .select()
    .from(lessons)
    .where(chosen)
    .orderBy(
      asc(lessons.day),
      asc(lessons.startTime),
      asc(lessons.date),
      asc(lessons.subgroup),
      asc(lessons.id),
    );
  const ids = db.select({ id: lessons.id }).from(lessons).where(chosen);
  const groupRows = await db
    .select({ lessonId: lessonGroups.lessonId, name: groups.name })
    .from(lessonGroups)
    .innerJoin(groups, eq(groups.id, lessonGroups.groupId))
    .where(inArray(lessonGroups.lessonId, ids))
    .orderBy(asc(groups.name));
  const assignments = await db
    .select({ lessonId: lessonEmployees.lessonId, employee: employees })
    .from(lessonEmployees)
    .innerJoin(employees, eq(employees.id, lessonEmployees.employeeId))
    .where(inArray(lessonEmployees.lessonId, ids))
    .orderBy(asc(lessonEmployees.order));
  const groupsOf = Map.groupBy(groupRows, ({ lessonId }) => lessonId);
  const educatorsOf = Map.groupBy(assignments, ({ lessonId }) => lessonId);
  return rows.map((row) => {
    const educators = educatorsOf.get(row.id) ?? [];
    return {
      day: row.day,
      date: row.date,
      weeks: row.weeks ?? [],
      start: row.startTime,
      end: row.endTime,
      subject: row.subjectFull ?? row.subject ?? '',
      type: row.type ?? '',
      subgroup: row.subgroup,
      groups: namesOf([...(groupsOf.get(row.id) ?? []), ...(row.namedGroups ?? [])]),
      educators: educators.map(({ employee }) => shortName(employee)),
      employeeIds: educators.map(({ employee }) => employee.id),
      auditories: row.rooms,
      note: row.note ?? '',
    };
  });
}
