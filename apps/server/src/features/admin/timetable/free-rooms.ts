import type { AcademicCalendar } from '@semestr/core/academic-calendar';
import { clashesOf } from '@semestr/core/clashes';
import type { Planned } from '@semestr/core/planned';
import { and, asc, eq, gte, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { buildings, rooms, roomTypes } from '../../../db/tables/rooms.ts';
import { roomLabelSql } from '../../../domain/rooms.ts';
import { sharingWith } from '../clashing.ts';

/** So many rooms are looked at, and so many of them offered. */
const LOOKED_AT = 40;
const OFFERED = 3;

interface Wanted {
  /** The rooms that the lesson doubles. */
  doubled: readonly string[];
  /** How many students need a seat. */
  size: number;
  calendar: AcademicCalendar;
}

/** Rooms of the kind of the one that is doubled, large enough and free when the lesson takes place; those of its building first. */
export async function freeRoomsFor(db: Database, lesson: Planned, { doubled, size, calendar }: Wanted) {
  const [first] = doubled;
  if (first === undefined) return [];
  const known = db.select({ typeId: rooms.typeId, buildingId: rooms.buildingId }).from(rooms);
  const [taken] = await known
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
    .limit(LOOKED_AT);
  const labels = candidates.map(({ room }) => room);
  const there = await sharingWith(db, { rooms: labels, groupIds: [], employeeIds: [] });
  const others = there.filter(({ term }) => term === lesson.term);
  // Only the room counts: the group and the educator are where they are.
  const isFree = ({ room }: { room: string }): boolean =>
    clashesOf({ ...lesson, rooms: [room], groupIds: [], employeeIds: [] }, others, calendar).length === 0;
  return candidates.filter(isFree).slice(0, OFFERED);
}
