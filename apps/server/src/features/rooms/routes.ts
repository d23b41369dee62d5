import * as calls from '@semestr/api/rooms';
import { asc, ilike, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beginsWith } from '../../db/search.ts';
import { rooms } from '../../db/tables/rooms.ts';
import { selectRooms } from '../../domain/rooms.ts';
import type { Services } from '../../domain/services.ts';
import { handle } from '../../http/handle.ts';
import { listOrPage } from '../../http/page.ts';

/** How many a search finds at most. */
const MAX_FOUND = 50;

export function roomRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.all, async ({ query }) => {
    return listOrPage(await selectRooms(services.db), query);
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
