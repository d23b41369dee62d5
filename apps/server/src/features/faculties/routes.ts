import * as calls from '@semestr/api/faculties';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { faculties } from '../../db/tables/faculties.ts';
import { handle } from '../../http/handle.ts';
import { listOrPage } from '../../http/page.ts';
import type { Services } from '../../http/services.ts';

export function facultyRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.all, async ({ db, query }) =>
    listOrPage(await db.select().from(faculties).orderBy(asc(faculties.name)), query),
  );
}
