import type { Schedule } from '@semestr/api/schedule';
import { type IsoDate, localDate } from '@semestr/core/dates';
import { and, asc, eq, inArray, notExists } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groups, groupTerms } from '../../db/tables/groups.ts';
import { lessonEmployees, lessonGroups, lessons } from '../../db/tables/lessons.ts';
import { specialities } from '../../db/tables/specialities.ts';
import { educatorOfLesson, storeGroup } from './people.ts';
import { isSameSet, type NewLesson, type NewTerm, type ReadLesson, readSchedule } from './read-schedule.ts';
import type { Outcome } from './reconcile.ts';

/** A lesson with the ids of who gives and who attends it; for comparing and storing. */
interface Linked {
  lesson: NewLesson;
  employeeIds: number[];
  groupIds: number[];
}

async function storedLessons(db: Database, origin: string): Promise<Linked[]> {
  const rows = await db.select().from(lessons).where(eq(lessons.origin, origin));
  const ids = rows.map(({ id }) => id);
  const teachers = await db
    .select()
    .from(lessonEmployees)
    .where(inArray(lessonEmployees.lessonId, ids))
    .orderBy(asc(lessonEmployees.order));
  const attendees = await db
    .select()
    .from(lessonGroups)
    .where(inArray(lessonGroups.lessonId, ids))
    .orderBy(asc(lessonGroups.groupId));
  return rows.map(({ id, origin: _origin, updatedOn: _updatedOn, version: _version, ...lesson }) => ({
    lesson,
    employeeIds: teachers.filter(({ lessonId }) => lessonId === id).map(({ employeeId }) => employeeId),
    groupIds: attendees.filter(({ lessonId }) => lessonId === id).map(({ groupId }) => groupId),
  }));
}

async function replaceLessons(
  db: Database,
  origin: string,
  linked: readonly Linked[],
  updatedOn: IsoDate,
): Promise<void> {
  await db.delete(lessons).where(eq(lessons.origin, origin));
  if (linked.length === 0) return;
  const ids = await db
    .insert(lessons)
    .values(linked.map(({ lesson }) => ({ ...lesson, origin, updatedOn })))
    .returning({ id: lessons.id });
  const withIds = linked.flatMap((one, index) => {
    const id = ids[index]?.id;
    return id === undefined ? [] : [{ ...one, id }];
  });
  const teachers = withIds.flatMap(({ id, employeeIds }) =>
    employeeIds.map((employeeId, order) => ({ lessonId: id, employeeId, order })),
  );
  const attendees = withIds.flatMap(({ id, groupIds }) =>
    groupIds.map((groupId) => ({ lessonId: id, groupId })),
  );
  if (teachers.length > 0) await db.insert(lessonEmployees).values(teachers);
  if (attendees.length > 0) await db.insert(lessonGroups).values(attendees);
}

/** What lessons tell about a group that its own record does not: its size and its speciality's code. */
async function learnGroup(db: Database, groupId: number, read: readonly ReadLesson[]): Promise<void> {
  const [told] = read.flatMap(({ source }) => source.studentGroups);
  if (!told) return;
  await db.update(groups).set({ size: told.numberOfStudents }).where(eq(groups.id, groupId));
  const [group] = await db.select().from(groups).where(eq(groups.id, groupId));
  if (!group) return;
  const isCodeless = and(eq(specialities.id, group.specialityId), eq(specialities.code, ''));
  await db.update(specialities).set({ code: told.specialityCode }).where(isCodeless);
}

async function employeeIdsOf(db: Database, { source }: ReadLesson): Promise<number[]> {
  const ids: number[] = [];
  for (const educator of source.employees ?? []) ids.push(await educatorOfLesson(db, educator));
  return [...new Set(ids)];
}

const termRows = async (db: Database, groupId: number): Promise<NewTerm[]> => {
  const rows = await db.select().from(groupTerms).where(eq(groupTerms.groupId, groupId));
  return rows.map(({ groupId: _groupId, updatedOn: _updatedOn, ...term }) => term);
};

/** Takes the group out of every lesson that this schedule replaces; a lesson without groups is gone. */
async function releaseGroup(db: Database, groupId: number): Promise<void> {
  const attended = await db
    .delete(lessonGroups)
    .where(eq(lessonGroups.groupId, groupId))
    .returning({ id: lessonGroups.lessonId });
  const isEmpty = notExists(db.select().from(lessonGroups).where(eq(lessonGroups.lessonId, lessons.id)));
  const ids = attended.map(({ id }) => id);
  await db.delete(lessons).where(and(inArray(lessons.id, ids), isEmpty));
}

async function storeGroupSchedule(
  db: Database,
  group: NonNullable<Schedule['studentGroupDto']>,
  schedule: Schedule,
  today: IsoDate,
): Promise<Outcome> {
  if ((await storeGroup(db, group)) === 'taken') return 'taken';
  const { terms, lessons: read } = readSchedule(schedule);
  const linked: Linked[] = [];
  for (const one of read)
    linked.push({ lesson: one.lesson, employeeIds: await employeeIdsOf(db, one), groupIds: [group.id] });
  await learnGroup(db, group.id, read);
  const origin = `group:${group.name}`;
  const isSame =
    isSameSet(await termRows(db, group.id), terms) && isSameSet(await storedLessons(db, origin), linked);
  if (isSame) return 'unchanged';
  await releaseGroup(db, group.id);
  await replaceLessons(db, origin, linked, today);
  await db.delete(groupTerms).where(eq(groupTerms.groupId, group.id));
  if (terms.length > 0)
    await db
      .insert(groupTerms)
      .values(terms.map((term) => ({ ...term, groupId: group.id, updatedOn: today })));
  return 'stored';
}

/**
 * The lessons of an educator for groups whose own schedule is not published here; where it is, the group's schedule
 * tells them already.
 */
async function storeEmployeeSchedule(
  db: Database,
  educator: NonNullable<Schedule['employeeDto']>,
  schedule: Schedule,
  today: IsoDate,
): Promise<Outcome> {
  const employeeId = await educatorOfLesson(db, educator);
  const known = await db
    .select({ id: groups.id, name: groups.name, term: groupTerms.term })
    .from(groups)
    .leftJoin(groupTerms, eq(groupTerms.groupId, groups.id));
  const unpublished = new Map(known.flatMap(({ id, name, term }) => (term === null ? [[name, id]] : [])));
  const published = new Set(known.flatMap(({ name, term }) => (term === null ? [] : [name])));
  const linked = readSchedule(schedule).lessons.flatMap(({ lesson, source }): Linked[] => {
    const names = source.studentGroups.map(({ name }) => name);
    if (names.length > 0 && names.every((name) => published.has(name))) return [];
    const groupIds = names.flatMap((name) => unpublished.get(name) ?? []).toSorted((a, b) => a - b);
    return [{ lesson, employeeIds: [employeeId], groupIds }];
  });
  const origin = `employee:${educator.urlId}`;
  if (isSameSet(await storedLessons(db, origin), linked)) return 'unchanged';
  await replaceLessons(db, origin, linked, today);
  return 'stored';
}

/** Stores a whole schedule over the one before. */
export async function storeSchedule(
  db: Database,
  schedule: Schedule,
  now: Date,
): Promise<Outcome | { unknown: string }> {
  const today = localDate(now);
  if (schedule.studentGroupDto) return storeGroupSchedule(db, schedule.studentGroupDto, schedule, today);
  if (schedule.employeeDto) return storeEmployeeSchedule(db, schedule.employeeDto, schedule, today);
  return { unknown: 'studentGroupDto' };
}
