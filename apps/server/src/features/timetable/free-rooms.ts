import type { AcademicCalendar } from '@semestr/core/academic-calendar';
import { clashesOf } from '@semestr/core/clashes';
import type { Planned } from '@semestr/core/planned';
import { and, asc, eq, gte, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { buildings, rooms, roomTypes } from '../../db/tables/rooms.ts';
import { roomLabelSql } from '../../domain/rooms.ts';
import { lessonsSharingIn } from './drafts/store.ts';

/** Maximum number of rooms checked, and of rooms offered. */
const MAX_CHECKED = 40;
const MAX_OFFERED = 3;

interface FreeRoomSearch {
  /** The rooms that the lesson double-books. */
  doubled: readonly string[];
  /** Number of students that need a seat. */
  size: number;
  calendar: AcademicCalendar;
  draftId: number | undefined;
}

/**
 * Finds rooms of the same type as the double-booked one, large enough and free at the time of the lesson; those of its
 * building first.
 */
export async function freeRoomsFor(
  db: Database,
  lesson: Planned,
  { doubled, size, calendar, draftId }: FreeRoomSearch,
) {
  const [first] = doubled;
  if (first === undefined) return [];
  const roomQuery = db.select({ typeId: rooms.typeId, buildingId: rooms.buildingId }).from(rooms);
  const [taken] = await roomQuery
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .where(eq(roomLabelSql, first));
  if (!taken) return [];
  const candidates = await db
    .select({ room: roomLabelSql, type: roomTypes.name, capacity: rooms.capacity })
    .from(rooms)
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .innerJoin(roomTypes, eq(roomTypes.id, rooms.typeId))
    .where(
      and(
        eq(rooms.typeId, taken.typeId),
        gte(rooms.capacity, size),
        notInArray(roomLabelSql, [...new Set([...doubled, ...lesson.rooms])]),
      ),
    )
    .orderBy(
      sql`${inArray(rooms.buildingId, [taken.buildingId])} desc`,
      asc(rooms.capacity),
      asc(rooms.name),
      asc(rooms.id),
    )
    .limit(MAX_CHECKED);
  const labels = candidates.map(({ room }) => room);
  const there = await lessonsSharingIn(db, draftId, { rooms: labels, groupIds: [], employeeIds: [] });
  const others = there.filter(({ term }) => term === lesson.term);
  // Only the room counts: the group and the educator do not change.
  const isFree = ({ room }: { room: string }): boolean =>
    clashesOf({ ...lesson, rooms: [room], groupIds: [], employeeIds: [] }, others, calendar).length === 0;
  return candidates.filter(isFree).slice(0, MAX_OFFERED);
}
