import * as calls from '@semestr/api/auditories';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { auditories } from '../db/tables/auditories.ts';
import { departments } from '../db/tables/departments.ts';
import { handle } from '../http/handle.ts';
import type { Services } from '../services.ts';

export function auditoryRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.all, async () => {
    const rows = await services.db
      .select({ room: auditories, department: departments })
      .from(auditories)
      .leftJoin(departments, eq(departments.id, auditories.departmentId))
      .orderBy(asc(auditories.buildingName), asc(auditories.name));
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
  });
}
