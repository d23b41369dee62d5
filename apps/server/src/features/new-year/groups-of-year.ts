import { asc, count, eq, max } from 'drizzle-orm';
import { notArchived } from '../../db/archive.ts';
import type { Database } from '../../db/database.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { groups } from '../../db/tables/groups.ts';
import { specialities } from '../../db/tables/specialities.ts';
import { students } from '../../db/tables/students.ts';
import type { Done } from './done.ts';

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
  /** What the start of this year did with it; null when nothing yet. */
  became: 'moved' | 'graduated' | 'made' | null;
  isArchived: boolean;
}

/** Returns what the start of the year did with a group. Reverting only that change reverts it here too. */
function becameOf(
  { id, course, isArchived }: Pick<GroupBefore, 'id' | 'course' | 'isArchived'>,
  { made, moved, graduated }: Done,
): GroupBefore['became'] {
  if (made.has(id)) return 'made';
  if (graduated.has(id) && isArchived) return 'graduated';
  const change = moved.get(id);
  return change && change.from !== course ? 'moved' : null;
}

/** Lists all groups by name, including archived ones, with what was done with them. */
export async function groupsOfYear(db: Database, done: Done): Promise<GroupBefore[]> {
  const inGroup = db
    .select({ groupId: students.groupId, count: count().as('count') })
    .from(students)
    .groupBy(students.groupId)
    .as('in_group');
  const rows = await db
    .select({ group: groups, speciality: specialities.abbrev, students: inGroup.count })
    .from(groups)
    .innerJoin(specialities, eq(specialities.id, groups.specialityId))
    .leftJoin(inGroup, eq(inGroup.groupId, groups.id))
    .orderBy(asc(groups.name));
  return rows.map(({ group, speciality, students: studying }) => {
    const { id, version, name, facultyId, specialityId, degree, course } = group;
    const isArchived = group.archivedAt !== null;
    const became = becameOf({ id, course, isArchived }, done);
    const before = became === 'moved' ? (done.moved.get(id)?.from ?? null) : course;
    const place = { facultyId, specialityId, speciality, degree };
    return { id, version, name, ...place, course, before, students: studying ?? 0, became, isArchived };
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
