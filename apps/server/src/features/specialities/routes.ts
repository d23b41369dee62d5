import * as calls from '@semestr/api/specialities';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { specialities } from '../../db/tables/specialities.ts';
import { handle } from '../../http/handle.ts';
import { listOrPage } from '../../http/page.ts';
import type { Services } from '../../domain/services.ts';

export function specialityRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.all, async ({ query }) => {
    const rows = await services.db
      .select()
      .from(specialities)
      .orderBy(asc(specialities.name), asc(specialities.id));
    const all = rows.map(({ formId, formName, ...row }) => ({
      ...row,
      educationForm: { id: formId, name: formName },
    }));
    return listOrPage(all, query);
  });
}
