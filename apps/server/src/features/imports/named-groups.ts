import type { Lesson } from '@semestr/api/schedule';
import { and, eq, inArray, isNull, like, notLike, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groups, groupTerms } from '../../db/tables/groups.ts';
import {
  EMPLOYEE_ORIGIN,
  lessonEmployees,
  lessonGroups,
  lessons,
  type NamedGroup,
} from '../../db/tables/lessons.ts';
import { namesGroup } from '../../domain/groups.ts';
import type { NewLesson } from './new-lesson.ts';

/**
 * An educator's schedule may name groups that are not stored, and contains lessons that the groups' own schedules have
 * too. Its lessons keep the groups that they name, except those whose own schedule covers the lesson. A lesson is
 * linked to the named groups that are stored and have no schedule of their own in that term. All of this is derived
 * from the stored rows, so the order of imports does not matter.
 */

export const isOfEmployeeSchedule = like(lessons.origin, `${EMPLOYEE_ORIGIN}%`);
const isOfGroup = or(isNull(lessons.origin), notLike(lessons.origin, `${EMPLOYEE_ORIGIN}%`));

export const namedGroup = (group: Lesson['studentGroups'][number]): NamedGroup => ({
  name: group.name,
  specialityName: group.specialityName,
  specialityCode: group.specialityCode,
  numberOfStudents: group.numberOfStudents,
  educationDegree: group.educationDegree,
});

/** Updates the links between lessons of educators' schedules and the groups they name. */
async function link(db: Database, which: SQL): Promise<void> {
  await db.execute(sql`
    delete from ${lessonGroups} where lesson_id in (select id from ${lessons} where ${which})`);
  await db.execute(sql`
    insert into ${lessonGroups} (lesson_id, group_id)
    select distinct ${lessons.id}, ${groups.id}
    from ${lessons}
    cross join lateral jsonb_array_elements(${lessons.namedGroups}) as named
    join ${groups} on ${groups.name} = named ->> 'name'
    where ${which} and not exists (
      select 1 from ${groupTerms}
      where ${groupTerms.groupId} = ${groups.id} and ${groupTerms.term} = ${lessons.term}
    )`);
}

export async function linkLessons(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await link(db, inArray(lessons.id, [...ids]));
}

const isNaming = (name: string): SQL => sql`${isOfEmployeeSchedule} and ${namesGroup(name)}`;

/** Updates the links of every lesson that names this group. */
export const linkLessonsNaming = (db: Database, name: string): Promise<void> => link(db, isNaming(name));

type Slot = Pick<
  NewLesson,
  | 'term'
  | 'isExam'
  | 'day'
  | 'weeks'
  | 'subgroup'
  | 'startTime'
  | 'subject'
  | 'type'
  | 'date'
  | 'startDate'
  | 'endDate'
>;

const everyWeek = [1, 2, 3, 4];
const weeksOf = ({ weeks }: Slot): readonly number[] => (weeks?.length ? weeks : everyWeek);

/** Whether a group's own lesson is the same as one of an educator's schedule and takes place at least as often. */
function covers(own: Slot, other: Slot): boolean {
  const isSame = (['term', 'isExam', 'subgroup', 'startTime', 'subject', 'type', 'date'] as const).every(
    (field) => (own[field] ?? null) === (other[field] ?? null),
  );
  if (!isSame) return false;
  if (other.date) return true;
  const begins = own.startDate == null || (other.startDate != null && own.startDate <= other.startDate);
  const ends = own.endDate == null || (other.endDate != null && own.endDate >= other.endDate);
  return (
    own.day === other.day && begins && ends && weeksOf(other).every((week) => weeksOf(own).includes(week))
  );
}

interface OwnLesson {
  lesson: Slot;
  employeeId: number;
  groupName: string;
}

const ownLessons = (db: Database, which: SQL | undefined): Promise<OwnLesson[]> =>
  db
    .select({ lesson: lessons, employeeId: lessonEmployees.employeeId, groupName: groups.name })
    .from(lessons)
    .innerJoin(lessonEmployees, eq(lessonEmployees.lessonId, lessons.id))
    .innerJoin(lessonGroups, eq(lessonGroups.lessonId, lessons.id))
    .innerJoin(groups, eq(groups.id, lessonGroups.groupId))
    .where(and(isOfGroup, which));

/** Returns the lessons of an educator's schedule without those covered by the groups' own schedules. */
export async function uncoveredLessons<T extends { lesson: NewLesson }>(
  db: Database,
  employeeId: number,
  came: readonly T[],
): Promise<T[]> {
  const terms = [...new Set(came.map(({ lesson }) => lesson.term))];
  const own = await ownLessons(
    db,
    and(eq(lessonEmployees.employeeId, employeeId), inArray(lessons.term, terms)),
  );
  return came.flatMap((one) => {
    const { namedGroups: named } = one.lesson;
    if (!named) return [one];
    const uncovered = named.filter(
      ({ name }) => !own.some((other) => other.groupName === name && covers(other.lesson, one.lesson)),
    );
    return uncovered.length === 0 ? [] : [{ ...one, lesson: { ...one.lesson, namedGroups: uncovered } }];
  });
}

/**
 * After a group's own schedule is stored: removes the group from lessons of educators' schedules that it covers, and
 * deletes lessons that named no other group.
 */
export async function removeCoveredLessons(db: Database, group: { id: number; name: string }): Promise<void> {
  const naming = await db
    .select({ lesson: lessons, employeeId: lessonEmployees.employeeId })
    .from(lessons)
    .innerJoin(lessonEmployees, eq(lessonEmployees.lessonId, lessons.id))
    .where(isNaming(group.name));
  const own = naming.length === 0 ? [] : await ownLessons(db, eq(lessonGroups.groupId, group.id));
  for (const { lesson, employeeId } of naming) {
    if (!own.some((other) => other.employeeId === employeeId && covers(other.lesson, lesson))) continue;
    const others = (lesson.namedGroups ?? []).filter(({ name }) => name !== group.name);
    if (others.length === 0) await db.delete(lessons).where(eq(lessons.id, lesson.id));
    else await db.update(lessons).set({ namedGroups: others }).where(eq(lessons.id, lesson.id));
  }
  await linkLessonsNaming(db, group.name);
  // A lesson that no longer names the group may still be linked to it.
  await db.execute(sql`
    delete from ${lessonGroups} using ${lessons}
    where ${lessons.id} = ${lessonGroups.lessonId} and ${lessonGroups.groupId} = ${group.id}
      and ${isOfEmployeeSchedule} and not ${namesGroup(group.name)}`);
}
