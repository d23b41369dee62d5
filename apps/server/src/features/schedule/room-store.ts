import type { Room } from '@semestr/api/rooms';
import type { AcademicCalendar } from '@semestr/core/academic-calendar';
import { isTeachingDay, weekNumber } from '@semestr/core/calendar';
import { type IsoDate, weekday } from '@semestr/core/dates';
import { roomLabel, roomShort } from '@semestr/core/room-names';
import { termsOn } from '@semestr/core/term';
import { and, arrayContains, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lessons } from '../../db/tables/lessons.ts';
import { academicCalendar } from '../../domain/calendar.ts';
import { roomLabelSql, selectRooms } from '../../domain/rooms.ts';
import type { Link } from '../../http/links.ts';
import { lessonsWhere, type StoredLesson } from './store.ts';

/**
 * Finds a room by its name and its building's, with or without the word for the building; null when it does not exist.
 */
export async function roomByName(db: Database, name: string): Promise<Room | null> {
  const short = roomShort(name);
  const found = await selectRooms(
    db,
    sql`${roomLabelSql} = ${name} or starts_with(${roomLabelSql}, ${short})`,
  );
  return found.find((room) => roomShort(labelOf(room)) === short) ?? null;
}

/** Formats a room's label as in lessons. */
export const labelOf = ({ name, buildingNumber }: Pick<Room, 'name' | 'buildingNumber'>): string =>
  roomLabel(name, buildingNumber.name);

/** Loads every lesson in a room with its groups and educators. */
export const lessonsInRoom = (db: Database, label: string, link: Link): Promise<StoredLesson[]> =>
  lessonsWhere(db, arrayContains(lessons.rooms, [label]), link);

/**
 * Matches lessons on a date: lessons with this date, and lessons of the weekly plan in their weeks and within their
 * dates, but never on a holiday.
 */
function isHeldOn(date: IsoDate, { holidays, terms }: AcademicCalendar): SQL | undefined {
  const weekly = and(
    isNull(lessons.date),
    eq(lessons.isExam, false),
    eq(lessons.day, weekday(date)),
    or(isNull(lessons.startDate), lte(lessons.startDate, date)),
    or(isNull(lessons.endDate), gte(lessons.endDate, date)),
    // A lesson without dates takes place throughout its term.
    or(isNotNull(lessons.startDate), inArray(lessons.term, [...termsOn(date, terms)])),
    or(
      isNull(lessons.weeks),
      sql`cardinality(${lessons.weeks}) = 0`,
      arrayContains(lessons.weeks, [weekNumber(date)]),
    ),
  );
  return or(eq(lessons.date, date), isTeachingDay(date, holidays) ? weekly : undefined);
}

/** Loads the lessons of a day in all rooms. */
export async function lessonsOnDay(db: Database, date: IsoDate, link: Link): Promise<StoredLesson[]> {
  const calendar = await academicCalendar(db);
  return lessonsWhere(db, and(eq(lessons.isAnnouncement, false), isHeldOn(date, calendar)), link);
}

/** Lists the labels of all rooms with lessons in any term. */
export async function roomsOfLessons(db: Database): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ label: sql<string>`unnest(${lessons.rooms})` })
    .from(lessons)
    .where(eq(lessons.isAnnouncement, false));
  return new Set(rows.map(({ label }) => label));
}
