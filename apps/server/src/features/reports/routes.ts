import * as calls from '@semestr/api/reports';
import { localDate } from '@semestr/core/dates';
import type { FastifyInstance } from 'fastify';
import { xlsx } from '../../documents/xlsx.ts';
import { sheetFrame } from '../../domain/institution.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../domain/services.ts';
import { deliveries, requests, signIns } from './operation.ts';
import { debts, missed, ratings } from './studies.ts';
import type { Cell, Reports } from './table.ts';

const reports: Reports = {
  debts,
  omissions: missed,
  ratings,
  requests,
  'sign-ins': signIns,
  deliveries,
};

export function reportRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  handle(app, services, calls.one, async ({ params, now, language }) =>
    reports[params.name](db, now, language),
  );

  handle(app, services, calls.asFile, async ({ params, now, language }) => {
    const { title, columns, rows } = await reports[params.name](db, now, language);
    const bytes = await xlsx({
      title,
      columns: columns.map(({ title: head, width }, index) => ({
        title: head,
        width,
        value: (row: Cell[]) => row[index] ?? null,
      })),
      rows,
      frame: await sheetFrame(db, now, language),
    });
    return { name: `${title}, ${localDate(now)}.xlsx`, bytes };
  });
}
