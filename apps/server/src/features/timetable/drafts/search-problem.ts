import type { AcademicCalendar } from '@semestr/core/academic-calendar';
import { clashingLessons } from '@semestr/core/clashes';
import { idInDraft } from '@semestr/core/timetable-drafts/overlay';
import {
  currentPlacements,
  type LessonsProblem,
  problemFromLessons,
} from '@semestr/core/timetable-search/from-lessons';
import type { Placements } from '@semestr/core/timetable-search/problem';
import type { RoomForLessons } from '@semestr/core/timetable-search/lesson-rooms';
import { findViolations } from '@semestr/core/timetable-search/violations';
import { count, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { groups } from '../../../db/tables/groups.ts';
import { buildings, rooms, roomTypes } from '../../../db/tables/rooms.ts';
import { specialities } from '../../../db/tables/specialities.ts';
import { students } from '../../../db/tables/students.ts';
import { academicCalendar } from '../../../domain/calendar.ts';
import type { Lesson } from '../../../domain/linked-lessons.ts';
import { isCurrentStudent } from '../../../domain/student-states.ts';
import { roomLabelSql } from '../../../domain/rooms.ts';
import { costOf, softOfMovable } from './findings.ts';
import { type Draft, lessonsOfDraft } from './store.ts';

/** The lessons of a draft as a problem for the timetable search. */

/** The groups whose lessons may move; all groups when there is no limit. */
export interface SearchScope {
  groupIds?: readonly number[] | undefined;
  facultyId?: number | undefined;
}

/** Lists the rooms of the university. */
export const roomsForLessons = (db: Database): Promise<RoomForLessons[]> =>
  db
    .select({ label: roomLabelSql, seats: rooms.capacity, type: roomTypes.name })
    .from(rooms)
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .innerJoin(roomTypes, eq(roomTypes.id, rooms.typeId))
    .orderBy(rooms.id);

/** Returns a function that returns the number of students in a group. */
async function sizesOfGroups(db: Database): Promise<(groupId: number) => number> {
  const rows = await db
    .select({ groupId: students.groupId, students: count() })
    .from(students)
    .where(isCurrentStudent)
    .groupBy(students.groupId);
  const sizes = new Map(rows.map((row) => [row.groupId, row.students]));
  return (groupId) => sizes.get(groupId) ?? 0;
}

/** Returns a function that checks whether a group is in the scope of a search. */
async function groupsInScope(
  db: Database,
  { groupIds, facultyId }: SearchScope,
): Promise<(groupId: number) => boolean> {
  if (groupIds) return (groupId) => groupIds.includes(groupId);
  if (facultyId === undefined) return () => true;
  const rows = await db
    .select({ id: groups.id })
    .from(groups)
    .innerJoin(specialities, eq(specialities.id, groups.specialityId))
    .where(eq(specialities.facultyId, facultyId));
  const inFaculty = new Set(rows.map(({ id }) => id));
  return (groupId) => inFaculty.has(groupId);
}

/** A problem, with the timetable before the search. */
export interface DraftProblem extends LessonsProblem {
  calendar: AcademicCalendar;
  /** Current positions of the lessons. */
  start: Placements;
  /** Number of lessons that may move; a joint lesson counts once. */
  movable: number;
  /** Number of movable lessons that are currently in a double booking, and the cost of their positions. */
  clashing: number;
  cost: number;
}

/** Counts the movable lessons that are in a double booking. A search cannot fix those of other lessons. */
export function clashingIn(
  { lessons: movable, calendar }: Pick<DraftProblem, 'lessons' | 'calendar'>,
  lessons: readonly Lesson[],
): number {
  const ids = new Set(movable.flatMap((entries) => entries.map(({ id }) => id)));
  return clashingLessons(lessons, calendar).filter((id) => ids.has(id)).length;
}

/**
 * Returns the weekly lessons of a draft as a problem. Lessons with groups outside the scope, and lessons that planners
 * have placed in the draft, keep their positions.
 */
export async function problemOfDraft(db: Database, draft: Draft, scope: SearchScope): Promise<DraftProblem> {
  const { changes, lessons } = await lessonsOfDraft(db, draft);
  const pinned = new Set(changes.flatMap((change) => (change.isPinned ? idInDraft(change) : [])));
  const isInScope = await groupsInScope(db, scope);
  const calendar = await academicCalendar(db);
  const problem = problemFromLessons(lessons, {
    term: draft.term,
    calendar,
    rooms: await roomsForLessons(db),
    studentsOf: await sizesOfGroups(db),
    isFixed: ({ id, groupIds }) =>
      pinned.has(id) || groupIds.length === 0 || !groupIds.every((groupId) => isInScope(groupId)),
  });
  const start = currentPlacements(problem);
  return {
    ...problem,
    calendar,
    start,
    clashing: clashingIn({ ...problem, calendar }, lessons),
    cost: costOf(softOfMovable(problem, findViolations(problem.problem, start).soft)),
    movable: problem.lessons.filter((entries) => entries.length > 0).length,
  };
}
