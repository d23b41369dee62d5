import * as calls from '@semestr/api/profiles';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { searchCvs } from './store.ts';

export function profilesRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.search, async ({ db, body, link }) => {
    const { currentPage, ...search } = body;
    const page = { page: currentPage, size: calls.PROFILE_PAGE };
    const { cvs, total } = await searchCvs(db, search, page, link);
    return {
      ...body,
      cvs,
      totalItems: total,
      totalPages: Math.ceil(total / calls.PROFILE_PAGE),
      pageSize: calls.PROFILE_PAGE,
    };
  });
}
