import * as calls from '@semestr/api/calendar';
import type { FastifyInstance } from 'fastify';
import { storedBells, storedHolidays } from '../../domain/calendar.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';

export function calendarRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.read, async ({ db }) => ({
    holidays: await storedHolidays(db),
    bells: await storedBells(db),
  }));
}
