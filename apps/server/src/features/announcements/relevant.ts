import type { Announcement } from '@semestr/api/announcements';
import type { IsoDate } from '@semestr/core/dates';
import { examTermCode, termCode } from '@semestr/core/term';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announcements } from '../../db/tables/announcements.ts';
import { departments } from '../../db/tables/departments.ts';
import { employees, positions } from '../../db/tables/employees.ts';
import { groups } from '../../db/tables/groups.ts';
import { lessonEmployees, lessonGroups, lessons } from '../../db/tables/lessons.ts';
import { students } from '../../db/tables/students.ts';
import { forStudent, selectAnnouncements } from './store.ts';

const CHAIR = 3;

/** Finds the educators and examiners of a group in the term of a day. */
async function educatorsOf(db: Database, groupId: number, day: IsoDate): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ urlId: employees.urlId })
    .from(lessonGroups)
    .innerJoin(lessons, eq(lessons.id, lessonGroups.lessonId))
    .innerJoin(lessonEmployees, eq(lessonEmployees.lessonId, lessons.id))
    .innerJoin(employees, eq(employees.id, lessonEmployees.employeeId))
    .where(and(eq(lessonGroups.groupId, groupId), inArray(lessons.term, [termCode(day), examTermCode(day)])));
  return new Set(rows.map(({ urlId }) => urlId));
}

/**
 * Finds the employees of a group's chair. The chair is the one of the group's curator: no other data relate a group to
 * a chair.
 */
async function colleaguesOf(db: Database, curatorId: number | null): Promise<ReadonlySet<string>> {
  if (curatorId === null) return new Set();
  const chairs = db
    .select({ id: departments.id })
    .from(positions)
    .innerJoin(departments, eq(departments.id, positions.departmentId))
    .where(and(eq(positions.employeeId, curatorId), eq(departments.type, CHAIR)));
  const rows = await db
    .selectDistinct({ urlId: employees.urlId })
    .from(positions)
    .innerJoin(employees, eq(employees.id, positions.employeeId))
    .where(inArray(positions.departmentId, chairs));
  return new Set(rows.map(({ urlId }) => urlId));
}

/**
 * Loads all announcements relevant to a student from a day on, each with the reason. Includes those that are only
 * addressed to other groups.
 */
export async function selectRelevant(
  db: Database,
  from: IsoDate,
  studentId: number,
): Promise<Announcement[]> {
  const [group] = await db
    .select({ id: groups.id, curatorId: groups.curatorId })
    .from(students)
    .innerJoin(groups, eq(groups.id, students.groupId))
    .where(eq(students.id, studentId));
  if (!group) return [];
  const educators = await educatorsOf(db, group.id, from);
  const colleagues = await colleaguesOf(db, group.curatorId);
  const speakers = db
    .select({ id: employees.id })
    .from(employees)
    .where(inArray(employees.urlId, [...educators, ...colleagues]));
  const rows = await selectAnnouncements(
    db,
    from,
    or(forStudent(db, studentId), inArray(announcements.employeeId, speakers)),
  );
  return rows.map((row) => {
    const reasons = {
      group: row.studentGroups.some(({ id }) => id === group.id),
      educators: educators.has(row.urlId),
      department: colleagues.has(row.urlId),
    };
    return {
      ...row,
      sources: (['group', 'educators', 'department'] as const).filter((source) => reasons[source]),
    };
  });
}
