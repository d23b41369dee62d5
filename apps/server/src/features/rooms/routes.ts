import * as calls from '@semestr/api/rooms';
import { asc, eq, ilike, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beginsWith } from '../../db/search.ts';
import { departments } from '../../db/tables/departments.ts';
import { rooms } from '../../db/tables/rooms.ts';
import type { Services } from '../../domain/services.ts';
import { handle } from '../../http/handle.ts';
import { listOrPage } from '../../http/page.ts';

/** How many a search finds at most. */
const MAX_FOUND = 50;

export function roomRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.all, async ({ query }) => {
    const rows = await services.db
      .select({ room: rooms, department: departments })
      .from(rooms)
      .leftJoin(departments, eq(departments.id, rooms.departmentId))
      .orderBy(asc(rooms.buildingName), asc(rooms.name));
    const all = rows.map(({ room, department }) => ({
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
    return listOrPage(all, query);
  });

  handle(app, services, calls.filter, async ({ query }) => {
    const whole = sql`${rooms.name} || '-' || ${rooms.buildingName}`;
    return (
      services.db
        .selectDistinct({ name: rooms.name, buildingNumber: rooms.buildingName })
        .from(rooms)
        // "512-4 к." begins with "512".
        .where(ilike(whole, beginsWith(query.searchValue)))
        .orderBy(asc(rooms.buildingName), asc(rooms.name))
        .limit(MAX_FOUND)
    );
  });
}
