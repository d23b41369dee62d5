import type { Schedule } from '@semestr/api/schedule';
import { type IsoDate, localDate } from '@semestr/core/dates';
import { countLessons, isLoss, type LessonCounts } from '@semestr/core/imports';
import { and, eq, inArray, like, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groups } from '../../db/tables/groups.ts';
import { EMPLOYEE_ORIGIN, lessonGroups, lessons } from '../../db/tables/lessons.ts';
import { openDays } from '../../domain/journal-days.ts';
import { educatorOfLesson, idOfEducator } from './employees.ts';
import { notifyOfLessons } from '../../domain/lesson-changes.ts';
import { updateGroupFacts } from './group-facts.ts';
import { storeGroup } from './groups.ts';
import {
  changeLessons,
  compareLessons,
  isUnchanged,
  type TaughtLesson,
  ofParts,
  type StoredLesson,
  storedLessons,
} from './lessons.ts';
import { removeCoveredLessons, linkLessons, uncoveredLessons } from './named-groups.ts';
import { type ReadPart, readSchedule } from './read-schedule.ts';
import type { Note, Outcome } from './reconcile.ts';
import { storeTerms } from './terms.ts';
import { lessonChangesOf } from './lesson-changes.ts';

const GROUP_ORIGIN = 'group:';

interface Choice {
  now: Date;
  today: IsoDate;
  acceptsLosses: boolean;
}

type Lessons = readonly Pick<TaughtLesson, 'lesson'>[];

/** Returns the counts of a schedule in which some term would lose too many lessons; null when there is no such term. */
function lossOf(stored: Lessons, came: Lessons): LessonCounts | null {
  const count = (rows: Lessons, term?: string): number =>
    countLessons(
      rows
        .filter(({ lesson }) => term === undefined || lesson.term === term)
        .map(({ lesson }) => ({ announcement: lesson.isAnnouncement === true })),
    );
  const terms = new Set(stored.map(({ lesson }) => lesson.term));
  const isLost = [...terms].some((term) => isLoss({ before: count(stored, term), after: count(came, term) }));
  return isLost ? { before: count(stored), after: count(came) } : null;
}

const lessonsOf = (parts: readonly ReadPart[]) => parts.flatMap((part) => part.lessons);

/** Finds the stored groups with this id or this number. */
async function groupsLike(db: Database, { id, name }: { id: number; name: string }) {
  return db
    .select({ id: groups.id, name: groups.name })
    .from(groups)
    .where(or(eq(groups.id, id), eq(groups.name, name)));
}

/**
 * Loads the imported lessons of a group's own schedule. They are found by the link, because the group's number may have
 * changed since.
 */
function lessonsOfGroup(db: Database, groupId: number, parts: readonly ReadPart[]): Promise<StoredLesson[]> {
  const attended = db
    .select({ id: lessonGroups.lessonId })
    .from(lessonGroups)
    .where(eq(lessonGroups.groupId, groupId));
  return storedLessons(
    db,
    and(like(lessons.origin, `${GROUP_ORIGIN}%`), ofParts(parts), inArray(lessons.id, attended)),
  );
}

async function storeGroupSchedule(
  db: Database,
  group: NonNullable<Schedule['studentGroupDto']>,
  schedule: Schedule,
  note: Note,
  { now, today, acceptsLosses }: Choice,
): Promise<Outcome> {
  const matches = await groupsLike(db, group);
  if (matches.some(({ name }) => name !== group.name))
    return { result: 'taken', field: 'studentGroupDto.id' };
  const parts = readSchedule(schedule);
  const [before] = matches;
  const stored = before ? await lessonsOfGroup(db, before.id, parts) : [];
  const loss = lossOf(stored, lessonsOf(parts));
  if (loss && !acceptsLosses) return { result: 'refused', ...loss };
  const own = await storeGroup(db, group, note);
  if ('field' in own) return { result: 'taken', field: `studentGroupDto.${own.field}` };
  const taught: TaughtLesson[] = [];
  for (const { lesson, source } of lessonsOf(parts)) {
    const ids: number[] = [];
    for (const educator of source.employees ?? []) ids.push(await educatorOfLesson(db, educator));
    taught.push({ lesson, employeeIds: [...new Set(ids)] });
  }
  await updateGroupFacts(db, group.name, lessonsOf(parts), { isOwn: true });
  const comparison = compareLessons(stored, taught);
  const isChanged = !isUnchanged(comparison);
  const place = { origin: `${GROUP_ORIGIN}${group.name}`, groupId: group.id, today };
  const changes = isChanged ? (await changeLessons(db, comparison, place)).changes : null;
  const isExtramural = schedule.isZaochOrDist ?? null;
  const haveTermsChanged = await storeTerms(db, group.id, parts, { isExtramural, isChanged, today });
  if (!changes && !haveTermsChanged) return { result: 'unchanged' };
  // A first schedule is not announced as a change.
  if (stored.length > 0) await notifyOfLessons(db, lessonChangesOf(comparison, group.id), now);
  await removeCoveredLessons(db, group);
  // Absences from today's lessons can be noted immediately.
  await openDays(db, [today], group.id);
  return { result: 'stored', ...(changes && { lessons: changes }) };
}

/** Stores an educator's lessons, except those covered by the groups' own schedules. */
async function storeEmployeeSchedule(
  db: Database,
  educator: NonNullable<Schedule['employeeDto']>,
  schedule: Schedule,
  { today, acceptsLosses }: Choice,
): Promise<Outcome> {
  const parts = readSchedule(schedule);
  const origin = `${EMPLOYEE_ORIGIN}${educator.urlId}`;
  const stored = await storedLessons(db, and(eq(lessons.origin, origin), ofParts(parts)));
  const existingId = await idOfEducator(db, educator);
  const read = lessonsOf(parts);
  const came = existingId === null ? read : await uncoveredLessons(db, existingId, read);
  const loss = lossOf(stored, came);
  if (loss && !acceptsLosses) return { result: 'refused', ...loss };
  const employeeId = await educatorOfLesson(db, educator);
  for (const name of new Set(read.flatMap(({ source }) => source.studentGroups.map((group) => group.name))))
    await updateGroupFacts(db, name, read, { isOwn: false });
  const comparison = compareLessons(
    stored,
    came.map(({ lesson }) => ({ lesson, employeeIds: [employeeId] })),
  );
  if (isUnchanged(comparison)) return { result: 'unchanged' };
  const { changes, ids } = await changeLessons(db, comparison, { origin, groupId: null, today });
  await linkLessons(db, ids);
  return { result: 'stored', lessons: changes };
}

/**
 * Replaces earlier imports for the same owner and the same parts of terms. Lessons created in the console and other
 * terms stay. Rejects a schedule that would lose too many lessons, unless the request accepts losses.
 */
export async function storeSchedule(
  db: Database,
  schedule: Schedule,
  note: Note,
  { now, acceptsLosses }: { now: Date; acceptsLosses: boolean },
): Promise<Outcome> {
  const choice = { now, today: localDate(now), acceptsLosses };
  if (schedule.studentGroupDto)
    return storeGroupSchedule(db, schedule.studentGroupDto, schedule, note, choice);
  if (schedule.employeeDto) return storeEmployeeSchedule(db, schedule.employeeDto, schedule, choice);
  return { result: 'unknown', field: 'studentGroupDto' };
}
