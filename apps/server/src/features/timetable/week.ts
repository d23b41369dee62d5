import type { TimetabledLesson, week } from '@semestr/api/timetable';
import type { Reply } from '@semestr/api/endpoint';
import { fullName } from '@semestr/core/display';
import { type IsoDate, localDate } from '@semestr/core/dates';
import { semesterOf, termDays, type TermCode } from '@semestr/core/term';
import { hoursBySubject } from '@semestr/core/week-slots';
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { audit } from '../../db/tables/audit.ts';
import { disciplines } from '../../db/tables/disciplines.ts';
import { employees } from '../../db/tables/employees.ts';
import { groups, groupTerms } from '../../db/tables/groups.ts';
import { users } from '../../db/tables/users.ts';
import { academicCalendar } from '../../domain/calendar.ts';
import type { Lesson } from '../../domain/linked-lessons.ts';
import { changesOf, lessonsSharingIn } from './drafts/store.ts';
import { withNames } from './lessons/named-lessons.ts';

export type TimetableOwner = {
  groupId?: number | undefined;
  employeeId?: number | undefined;
  room?: string | undefined;
};

/** Whether the group or the educator exists; a room may only occur in lessons. */
export async function isKnown(db: Database, { groupId, employeeId }: TimetableOwner): Promise<boolean> {
  if (groupId !== undefined) return (await db.$count(groups, eq(groups.id, groupId))) > 0;
  if (employeeId !== undefined) return (await db.$count(employees, eq(employees.id, employeeId))) > 0;
  return true;
}

const inTerm = async (
  db: Database,
  { groupId, employeeId, room }: TimetableOwner,
  { term, draftId }: { term: TermCode; draftId: number | undefined },
): Promise<Lesson[]> => {
  const lessons = await lessonsSharingIn(db, draftId, {
    groupIds: groupId === undefined ? [] : [groupId],
    employeeIds: employeeId === undefined ? [] : [employeeId],
    rooms: room === undefined ? [] : [room],
  });
  return lessons.filter((lesson) => lesson.term === term);
};

/** Returns the stored dates of the group's term; null when there are none. */
async function daysOfGroup(db: Database, groupId: number | undefined, term: TermCode) {
  if (groupId === undefined) return undefined;
  const [stored] = await db
    .select({ start: groupTerms.start, end: groupTerms.end })
    .from(groupTerms)
    .where(and(eq(groupTerms.groupId, groupId), eq(groupTerms.term, term)));
  return stored;
}

/** Returns the group's subjects of a term by the study plan of its speciality. */
async function planOf(db: Database, groupId: number | undefined, term: TermCode, today: IsoDate) {
  if (groupId === undefined) return [];
  const [group] = await db
    .select({ specialityId: groups.specialityId, course: groups.course })
    .from(groups)
    .where(eq(groups.id, groupId));
  if (!group?.course) return [];
  return db
    .select({ subject: disciplines.abbrev, name: disciplines.name, hours: disciplines.hours })
    .from(disciplines)
    .where(
      and(
        eq(disciplines.specialityId, group.specialityId),
        eq(disciplines.semester, semesterOf(term, { course: group.course, today })),
        eq(disciplines.isForeign, false),
        isNull(disciplines.archivedAt),
      ),
    )
    .orderBy(asc(disciplines.abbrev), asc(disciplines.id));
}

/** Returns the last change to one of these lessons. */
async function lastChange(db: Database, lessons: readonly Lesson[]) {
  const [last] = await db
    .select({ at: audit.at, employee: employees, fio: users.fio, username: users.username })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.userId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(
      and(
        inArray(audit.action, ['lessons.create', 'lessons.update']),
        inArray(
          audit.subject,
          lessons.map(({ id }) => `lessons/${id}`),
        ),
      ),
    )
    .orderBy(desc(audit.id))
    .limit(1);
  return last
    ? { at: last.at.toISOString(), by: last.employee ? fullName(last.employee) : (last.fio ?? last.username) }
    : null;
}

/** Marks the lessons that a draft adds or changes. */
async function withDraftMarks(
  db: Database,
  draftId: number | undefined,
  lessons: TimetabledLesson[],
): Promise<TimetabledLesson[]> {
  if (draftId === undefined) return lessons;
  const changed = new Set((await changesOf(db, draftId)).map(({ lessonId }) => lessonId));
  return lessons.map((lesson) => {
    if (lesson.id < 0) return { ...lesson, inDraft: 'added' };
    return changed.has(lesson.id) ? { ...lesson, inDraft: 'changed' } : lesson;
  });
}

/** Loads the timetable of a group, an educator or a room in a term. */
export async function timetableOf(
  db: Database,
  whose: TimetableOwner,
  { term, now, draftId }: { term: TermCode; now: Date; draftId: number | undefined },
): Promise<Reply<typeof week>> {
  const lessons = await inTerm(db, whose, { term, draftId });
  const calendar = await academicCalendar(db);
  const own = await daysOfGroup(db, whose.groupId, term);
  const { start, end } = termDays(term, calendar.terms);
  return {
    start: own?.start ?? start,
    end: own?.end ?? end,
    bells: [...calendar.bells],
    lessons: await withDraftMarks(db, draftId, await withNames(db, lessons)),
    plan: await planOf(db, whose.groupId, term, localDate(now)),
    taught: [...hoursBySubject(lessons, calendar)].map(([subject, types]) => ({
      subject,
      types: [...types],
    })),
    changed: await lastChange(db, lessons),
  };
}
