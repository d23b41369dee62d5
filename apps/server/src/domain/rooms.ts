import type { Room } from '@semestr/api/rooms';
import { asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { departments } from '../db/tables/departments.ts';
import { rooms } from '../db/tables/rooms.ts';

/** Rooms with their building, type and department, by building and name: what several features answer. */
export async function selectRooms(db: Database, where?: SQL): Promise<Room[]> {
  const rows = await db
    .select({ room: rooms, department: departments })
    .from(rooms)
    .leftJoin(departments, eq(departments.id, rooms.departmentId))
    .where(where)
    .orderBy(asc(rooms.buildingName), asc(rooms.name), asc(rooms.id));
  return rows.map(({ room, department }) => ({
    id: room.id,
    name: room.name,
    note: room.note,
    capacity: room.capacity,
    auditoryType: { id: room.typeId, name: room.typeName, abbrev: room.typeAbbrev },
    buildingNumber: { id: room.buildingId, name: room.buildingName },
    department: department && {
      idDepartment: department.id,
      abbrev: department.abbrev,
      name: department.name,
      nameAndAbbrev: `${department.name} (${department.abbrev})`,
    },
  }));
}
