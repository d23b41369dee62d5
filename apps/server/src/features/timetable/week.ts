import type { week } from '@semestr/api/timetable';
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
import { type Lesson, sharingWith } from '../../domain/linked-lessons.ts';
import { withNames } from './named-lessons.ts';

export type Whose = {
  groupId?: number | undefined;
  employeeId?: number | undefined;
  room?: string | undefined;
};

/** Whether the group or the educator exists; a room may be known only from lessons. */
export async function isKnown(db: Database, { groupId, employeeId }: Whose): Promise<boolean> {
  if (groupId !== undefined) return (await db.$count(groups, eq(groups.id, groupId))) > 0;
  if (employeeId !== undefined) return (await db.$count(employees, eq(employees.id, employeeId))) > 0;
  return true;
}

const inTerm = async (
  db: Database,
  { groupId, employeeId, room }: Whose,
  term: TermCode,
): Promise<Lesson[]> => {
  const lessons = await sharingWith(db, {
    groupIds: groupId === undefined ? [] : [groupId],
    employeeIds: employeeId === undefined ? [] : [employeeId],
    rooms: room === undefined ? [] : [room],
  });
  return lessons.filter((lesson) => lesson.term === term);
};

/** Returns the dates of the group's term, if they are stored. */
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

/** Loads the timetable of a group, an educator or a room in a term. */
export async function timetableOf(
  db: Database,
  whose: Whose,
  { term, now }: { term: TermCode; now: Date },
): Promise<Reply<typeof week>> {
  const lessons = await inTerm(db, whose, term);
  const calendar = await academicCalendar(db);
  const own = await daysOfGroup(db, whose.groupId, term);
  const { start, end } = termDays(term, calendar.terms);
  return {
    start: own?.start ?? start,
    end: own?.end ?? end,
    bells: [...calendar.bells],
    lessons: await withNames(db, lessons),
    plan: await planOf(db, whose.groupId, term, localDate(now)),
    taught: [...hoursBySubject(lessons, calendar)].map(([subject, types]) => ({
      subject,
      types: [...types],
    })),
    changed: await lastChange(db, lessons),
  };
}
