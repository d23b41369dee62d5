import type { Room } from '@semestr/api/rooms';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { departments } from '../db/tables/departments.ts';
import { buildings, rooms, roomTypes } from '../db/tables/rooms.ts';

/** SQL for a room's label in lessons: "512-4 к.". For a query that joins the building. */
export const roomLabelSql = sql<string>`${rooms.name} || '-' || ${buildings.name}`;

/** Lists rooms with their building, type and department, by building and name, as returned by several features. */
export async function selectRooms(db: Database, where?: SQL): Promise<Room[]> {
  const rows = await db
    .select({ room: rooms, type: roomTypes, building: buildings, department: departments })
    .from(rooms)
    .innerJoin(roomTypes, eq(roomTypes.id, rooms.typeId))
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .leftJoin(departments, eq(departments.id, rooms.departmentId))
    .where(where)
    .orderBy(asc(buildings.name), asc(rooms.name), asc(rooms.id));
  return rows.map(({ room, type, building, department }) => ({
    id: room.id,
    name: room.name,
    note: room.note,
    capacity: room.capacity,
    auditoryType: { id: type.id, name: type.name, abbrev: type.abbrev },
    buildingNumber: { id: building.id, name: building.name },
    department: department && {
      idDepartment: department.id,
      abbrev: department.abbrev,
      name: department.name,
      nameAndAbbrev: `${department.name} (${department.abbrev})`,
    },
  }));
}
