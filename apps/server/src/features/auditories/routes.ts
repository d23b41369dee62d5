import * as calls from '@semestr/api/auditories';
import { asc, eq, ilike, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beginsWith } from '../../db/search.ts';
import { auditories } from '../../db/tables/auditories.ts';
import { departments } from '../../db/tables/departments.ts';
import { handle } from '../../http/handle.ts';
import { listOrPage } from '../../http/page.ts';
import type { Services } from '../../domain/services.ts';

/** How many a search finds at most. */
const MAX_FOUND = 50;

export function auditoryRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.all, async ({ query }) => {
    const rows = await services.db
      .select({ room: auditories, department: departments })
      .from(auditories)
      .leftJoin(departments, eq(departments.id, auditories.departmentId))
      .orderBy(asc(auditories.buildingName), asc(auditories.name));
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
    const whole = sql`${auditories.name} || '-' || ${auditories.buildingName}`;
    return (
      services.db
        .selectDistinct({ name: auditories.name, buildingNumber: auditories.buildingName })
        .from(auditories)
        // "512-4 к." begins with "512".
        .where(ilike(whole, beginsWith(query.searchValue)))
        .orderBy(asc(auditories.buildingName), asc(auditories.name))
        .limit(MAX_FOUND)
    );
  });
}
