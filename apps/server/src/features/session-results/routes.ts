import * as calls from '@semestr/api/session-results';
import type { FastifyInstance } from 'fastify';
import { groups } from '../../db/tables/groups.ts';
import { sheetFrame } from '../../domain/institution.ts';
import { assertInOwnFaculty } from '../../domain/own-faculty.ts';
import type { Call } from '../../http/call.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { resultSheet, resultTable } from './papers.ts';
import { resultsIn, resultsOfSemester } from './store.ts';

async function printing({ db, now, language }: Pick<Call<typeof calls.sheet>, 'db' | 'now' | 'language'>) {
  return { frame: await sheetFrame(db, now, language), language };
}

export function sessionResultRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.sheet, async (call) => {
    const { db, caller, params, query, refuse } = call;
    await assertInOwnFaculty(db, { caller, call: calls.sheet }, { table: groups }, params.groupId);
    const results = await resultsIn(db, { ...params, ...query });
    if (!results) throw refuse('record-not-found');
    const name = `${results.group.name} ${results.discipline.abbrev}.pdf`;
    return { name, bytes: await resultSheet(results, await printing(call)) };
  });

  handle(app, services, calls.table, async (call) => {
    const { db, caller, params, query, refuse } = call;
    await assertInOwnFaculty(db, { caller, call: calls.table }, { table: groups }, params.groupId);
    const results = await resultsOfSemester(db, { ...params, ...query });
    if (!results) throw refuse('record-not-found');
    const name = `${results.group.name} ${query.semester}.xlsx`;
    return { name, bytes: await resultTable(results, query.semester, await printing(call)) };
  });
}
