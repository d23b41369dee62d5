import * as calls from '@semestr/api/holidays';
import type { FastifyInstance } from 'fastify';
import { storedHolidays } from '../../domain/calendar.ts';
import type { Services } from '../../http/services.ts';
import { handle } from '../../http/handle.ts';

export function holidayRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.list, async ({ db }) => storedHolidays(db));
}
