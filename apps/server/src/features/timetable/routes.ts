import * as calls from '@semestr/api/timetable';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services.ts';
import { handle } from '../../http/handle.ts';
import { fitOf } from './fit.ts';
import { isKnown, timetableOf } from './week.ts';

/** Registers the calls for planning the timetable. */
export function timetableRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.week, async ({ db, query: { term, ...whose }, now, refuse }) => {
    if (!(await isKnown(db, whose))) throw refuse('record-not-found');
    return timetableOf(db, whose, { term, now });
  });

  handle(app, services, calls.fit, async ({ db, query: { lesson } }) => fitOf(db, lesson));
}
