import * as calls from '@semestr/api/timetable';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services.ts';
import { handle } from '../../http/handle.ts';
import type { Resource } from '../../records/define-resource.ts';
import { draftRoutes } from './drafts/routes.ts';
import { draftById } from './drafts/store.ts';
import { fitOf } from './fit.ts';
import { suggestionsFor } from './suggestions.ts';
import { isKnown, timetableOf } from './week.ts';
import { timetableWorkbook } from './workbook.ts';

/** Registers the calls for planning the timetable. */
export function timetableRoutes(
  app: FastifyInstance,
  services: Services,
  resources: readonly Resource[],
): void {
  draftRoutes(app, services, resources);

  handle(app, services, calls.week, async ({ db, query: { term, draftId, ...whose }, now, refuse }) => {
    if (!(await isKnown(db, whose))) throw refuse('record-not-found');
    if (draftId !== undefined) await draftById(db, draftId);
    return timetableOf(db, whose, { term, now, draftId });
  });

  handle(app, services, calls.workbook, async (call) => {
    const { db, now, language, refuse } = call;
    const { term, draftId, ...whose } = call.query;
    if (!(await isKnown(db, whose))) throw refuse('record-not-found');
    if (draftId !== undefined) await draftById(db, draftId);
    const { lessons } = await timetableOf(db, whose, { term, now, draftId });
    return timetableWorkbook(db, whose, { lessons, now, language });
  });

  handle(app, services, calls.fit, async ({ db, query: { lesson, draftId } }) => {
    if (draftId !== undefined) await draftById(db, draftId);
    return fitOf(db, lesson, draftId);
  });

  handle(app, services, calls.suggestions, async ({ db, query: { lesson, draftId } }) => {
    if (draftId !== undefined) await draftById(db, draftId);
    return suggestionsFor(db, lesson, draftId);
  });
}
