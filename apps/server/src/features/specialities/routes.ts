import * as calls from '@semestr/api/specialities';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { educationForms, specialities } from '../../db/tables/specialities.ts';
import { handle } from '../../http/handle.ts';
import { listOrPage } from '../../http/page.ts';
import type { Services } from '../../http/services.ts';

const forms = { id: educationForms.id, name: educationForms.name };

export function specialityRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.all, async ({ db, query }) => {
    const rows = await db
      .select({ ...getTableColumns(specialities), educationForm: forms })
      .from(specialities)
      .innerJoin(educationForms, eq(educationForms.id, specialities.formId))
      .orderBy(asc(specialities.name), asc(specialities.id));
    return listOrPage(rows, query);
  });
}
