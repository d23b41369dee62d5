import * as calls from '@semestr/api/institution';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { institution } from '../../db/tables/institution.ts';
import { handle } from '../../http/handle.ts';
import { refuse } from '../../http/refuse.ts';
import type { Services } from '../../domain/services.ts';

export function institutionRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.read, async () => {
    const [row] = await services.db.select().from(institution).orderBy(asc(institution.id)).limit(1);
    if (!row) throw refuse(calls.read, 404);
    return row;
  });
}
