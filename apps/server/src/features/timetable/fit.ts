import type { fit, LessonDraft } from '@semestr/api/timetable';
import type { Reply } from '@semestr/api/endpoint';
import { type Clash, clashesOf } from '@semestr/core/clashes';
import type { Planned } from '@semestr/core/planned';
import { meetingOf, obstaclesOf, weeksLeft } from '@semestr/core/week-slots';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { students } from '../../db/tables/students.ts';
import { academicCalendar } from '../../domain/calendar.ts';
import { isCurrentStudent } from '../../domain/student-states.ts';
import { lessonsSharingIn } from './drafts/store.ts';
import { freeRoomsFor } from './free-rooms.ts';
import { withNames } from './lessons/named-lessons.ts';

/** Id of a lesson that is not stored; no stored lesson has it. */
export const NOT_STORED = 0;

const copied = ({ lessonId, rooms, employeeIds, groupIds }: Clash) => ({
  lessonId,
  rooms: [...rooms],
  employeeIds: [...employeeIds],
  groupIds: [...groupIds],
});

/** Counts the students of a lesson. */
export const studentsOf = ({ groupIds, subgroup }: Planned, db: Database): Promise<number> =>
  db.$count(
    students,
    and(
      isCurrentStudent,
      inArray(students.groupId, [...groupIds]),
      subgroup === 0 ? undefined : eq(students.subgroup, subgroup),
    ),
  );

/** Returns the slots of the week in which a lesson fits, its clashes in the current slot, and alternatives. */
export async function fitOf(
  db: Database,
  draft: LessonDraft,
  draftId: number | undefined,
): Promise<Reply<typeof fit>> {
  const calendar = await academicCalendar(db);
  const lesson: Planned = { ...draft, id: draft.id ?? NOT_STORED };
  const inTerm = (await lessonsSharingIn(db, draftId, draft)).filter(({ term }) => term === draft.term);
  const obstacles = draft.isExam || draft.date !== null ? [] : obstaclesOf(lesson, inTerm, calendar);
  const clashes = clashesOf(lesson, inTerm, calendar);
  const size = await studentsOf(lesson, db);
  const isNamed = new Set(
    [...clashes, ...obstacles.flatMap((one) => one.clashes)].map((one) => one.lessonId),
  );
  return {
    obstacles: obstacles.map((one) => ({ ...one, clashes: one.clashes.map(copied) })),
    clashes: clashes.flatMap((clash) => {
      const other = inTerm.find(({ id }) => id === clash.lessonId);
      const meeting = other && meetingOf(lesson, other, calendar);
      return meeting ? [{ ...copied(clash), on: meeting.on, weeks: [...meeting.weeks] }] : [];
    }),
    lessons: await withNames(
      db,
      inTerm.filter(({ id }) => isNamed.has(id)),
    ),
    freeRooms: await freeRoomsFor(db, lesson, {
      doubled: clashes.flatMap(({ rooms }) => rooms),
      size,
      calendar,
      draftId,
    }),
    weeksLeft: [...weeksLeft(lesson, inTerm, calendar)],
    students: size,
  };
}
