import * as calls from '@semestr/api/markbook';
import { localDate } from '@semestr/core/dates';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services.ts';
import { studentOf } from '../../domain/caller.ts';
import { sheetFrame } from '../../domain/institution.ts';
import { handle } from '../../http/handle.ts';
import { markbookReport } from './report.ts';
import { markbookOf } from './store.ts';

export function markbookRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.own, async ({ db, caller, now, refuse }) => {
    const markbook = await markbookOf(db, studentOf(calls.own, caller), localDate(now));
    if (!markbook) throw refuse('student-not-found');
    return markbook;
  });

  handle(app, services, calls.report, async ({ db, caller, now, language, refuse }) => {
    const markbook = await markbookOf(db, studentOf(calls.report, caller), localDate(now));
    if (!markbook) throw refuse('student-not-found');
    const frame = await sheetFrame(db, now, language);
    return { bytes: await markbookReport(markbook, { language, frame }) };
  });
}
