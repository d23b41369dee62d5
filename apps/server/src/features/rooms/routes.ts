import * as calls from '@semestr/api/rooms';
import { asc, eq, ilike } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beginsWith } from '../../db/search.ts';
import { buildings, rooms } from '../../db/tables/rooms.ts';
import { roomLabelSql, selectRooms } from '../../domain/rooms.ts';
import type { Services } from '../../http/services.ts';
import { handle } from '../../http/handle.ts';
import { listOrPage } from '../../http/page.ts';

/** Maximum number of search results. */
const MAX_FOUND = 50;

export function roomRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.all, async ({ db, query }) => {
    return listOrPage(await selectRooms(db), query);
  });

  handle(app, services, calls.filter, async ({ db, query }) => {
    return (
      db
        .selectDistinct({ name: rooms.name, buildingNumber: buildings.name })
        .from(rooms)
        .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
        // "512-4 к." begins with "512".
        .where(ilike(roomLabelSql, beginsWith(query.searchValue)))
        .orderBy(asc(buildings.name), asc(rooms.name))
        .limit(MAX_FOUND)
    );
  });
}
