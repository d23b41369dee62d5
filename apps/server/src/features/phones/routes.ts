import * as calls from '@semestr/api/phones';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { searchPhones } from './store.ts';

export function phoneRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.search, async ({ db, body, link }) => {
    const { searchValue: search, exact: isExact, currentPage: page, pageSize: size } = body;
    const { rooms, total } = await searchPhones(db, { search, isExact, page, size }, link);
    return { auditoryPhoneNumberDtoList: rooms, totalItems: total };
  });
}
