import { asc, eq, max, sql } from 'drizzle-orm';
import { notArchived } from '../../db/archive.ts';
import type { Database } from '../../db/database.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { groups } from '../../db/tables/groups.ts';
import { specialities } from '../../db/tables/specialities.ts';
import { students } from '../../db/tables/students.ts';
import { isCurrentStudent } from '../../domain/student-states.ts';
import type { YearChanges } from './year-changes.ts';

/** A group with its course before the start of the year. */
export interface GroupBefore {
  id: number;
  version: number;
  name: string;
  facultyId: number;
  specialityId: number;
  speciality: string;
  degree: number;
  /** The current course. */
  course: number | null;
  before: number | null;
  students: number;
  /** The change by the start of this year; null when there is none yet. */
  became: 'moved' | 'graduated' | 'made' | null;
  isArchived: boolean;
}

/** Returns the change of a group by the start of the year; null when that change was reverted separately. */
function yearChangeOf(
  { id, course, isArchived }: Pick<GroupBefore, 'id' | 'course' | 'isArchived'>,
  { made, moved, graduated }: YearChanges,
): GroupBefore['became'] {
  if (made.has(id)) return 'made';
  if (graduated.has(id) && isArchived) return 'graduated';
  const change = moved.get(id);
  return change && change.from !== course ? 'moved' : null;
}

/** Lists all groups by name, including archived ones, with the changes made for the year. */
export async function groupsOfYear(db: Database, done: YearChanges): Promise<GroupBefore[]> {
  const inGroup = db
    .select({
      groupId: students.groupId,
      current: sql<number>`count(*) filter (where ${isCurrentStudent})`.mapWith(Number).as('current'),
      graduates: sql<number>`count(*) filter (where ${eq(students.leftAs, 'graduated')})`
        .mapWith(Number)
        .as('graduates'),
    })
    .from(students)
    .groupBy(students.groupId)
    .as('in_group');
  const rows = await db
    .select({
      group: groups,
      speciality: specialities.abbrev,
      current: inGroup.current,
      graduates: inGroup.graduates,
    })
    .from(groups)
    .innerJoin(specialities, eq(specialities.id, groups.specialityId))
    .leftJoin(inGroup, eq(inGroup.groupId, groups.id))
    .orderBy(asc(groups.name));
  return rows.map(({ group, speciality, current, graduates }) => {
    const { id, version, name, facultyId, specialityId, degree, course } = group;
    const isArchived = group.archivedAt !== null;
    const became = yearChangeOf({ id, course, isArchived }, done);
    const before = became === 'moved' ? (done.moved.get(id)?.from ?? null) : course;
    const place = { facultyId, specialityId, speciality, degree };
    // Graduates are not current students any more, so they are added.
    const inAll = (current ?? 0) + (became === 'graduated' ? (graduates ?? 0) : 0);
    return { id, version, name, ...place, course, before, students: inAll, became, isArchived };
  });
}

/** Returns the highest semester of each study plan, by speciality. */
export async function highestSemesters(db: Database): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ specialityId: disciplines.specialityId, semester: max(disciplines.semester) })
    .from(disciplines)
    .where(notArchived(disciplines))
    .groupBy(disciplines.specialityId);
  return new Map(rows.map(({ specialityId, semester }) => [specialityId, semester ?? 0]));
}
