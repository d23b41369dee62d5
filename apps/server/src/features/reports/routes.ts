import * as calls from '@semestr/api/reports';
import { DEFAULT_RANGE } from '@semestr/api/filters';
import { localDate } from '@semestr/core/dates';
import type { FastifyInstance } from 'fastify';
import { xlsx } from '../../documents/xlsx.ts';
import { sheetFrame } from '../../domain/institution.ts';
import type { Services } from '../../domain/services.ts';
import { handle } from '../../http/handle.ts';
import { type FieldFault, invalidFields } from '../../http/refuse.ts';
import { conditionsInWords } from './conditions.ts';
import { debts } from './debts.ts';
import { deliveries } from './deliveries.ts';
import { missed } from './missed.ts';
import { ratings } from './ratings.ts';
import { requests } from './requests.ts';
import { signIns } from './sign-ins.ts';
import { type Asked, type Cell, type Report, wordsIn } from './table.ts';

const reports: Readonly<Record<calls.ReportName, Report>> = {
  debts,
  omissions: missed,
  ratings,
  requests,
  'sign-ins': signIns,
  deliveries,
};

/** A sheet for machines would have all names of the largest university; no answer is longer. */
const ALL = 1_000_000;

const faultsAt = (fields: readonly string[]): FieldFault[] =>
  fields.map((field) => ({ field, reason: 'format' }));

/** What is asked, with what holds where nothing is; a parameter that this report does not take is refused. */
async function askedOf(name: calls.ReportName, { db, now, parameters }: Asked): Promise<Asked> {
  const faults = faultsAt(Object.keys(parameters).filter((parameter) => !calls.takes(name, parameter)));
  if (faults.length > 0) throw invalidFields(faults);
  return reports[name].withUsual({ db, now, parameters });
}

/** Refuses keys that rows of this report do not have, and a column whose numbers nobody is behind. */
function checkNumber(name: calls.ReportName, row: calls.ReportRow, column: string): void {
  const keys: readonly string[] = calls.reportKeys[name];
  const strangers = Object.keys(row).filter((key) => !keys.includes(key));
  const columns = reports[name].columns(wordsIn('ru'));
  const faults = [
    ...faultsAt(strangers.map((key) => `row.${key}`)),
    ...faultsAt(columns.some(({ key, opens }) => key === column && opens) ? [] : ['column']),
  ];
  if (faults.length > 0) throw invalidFields(faults);
}

/** Columns of a sheet whose rows are cells already. */
const sheetColumns = (columns: readonly { title: string; width: number }[]) =>
  columns.map(({ title, width }, index) => ({ title, width, value: (row: Cell[]) => row[index] ?? null }));

export function reportRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;

  handle(app, services, calls.one, async ({ params: { name }, query, now, language }) => {
    const asked = await askedOf(name, { db, now, parameters: query });
    const { columns, ...table } = await reports[name].table(asked, wordsIn(language));
    return {
      ...table,
      columns: columns.map((column) => ({ ...column, opens: column.opens ?? false })),
      parameters: asked.parameters,
    };
  });

  handle(app, services, calls.asFile, async ({ params: { name }, query, now, language }) => {
    const t = wordsIn(language);
    const asked = await askedOf(name, { db, now, parameters: query });
    const title = reports[name].title(t);
    const { columns, rows } = await reports[name].table(asked, t);
    const about = await conditionsInWords(db, t, asked.parameters);
    const frame = { ...(await sheetFrame(db, now, language)), about };
    const bytes = await xlsx({ title, columns: sheetColumns(columns), rows, frame });
    return { name: `${title}, ${localDate(now)}.xlsx`, bytes };
  });

  handle(app, services, calls.names, async ({ params: { name }, query, now, language, reply }) => {
    const { row, column, range = [0, DEFAULT_RANGE - 1], ...parameters } = query;
    const asked = await askedOf(name, { db, now, parameters });
    checkNumber(name, row, column);
    const [first, last] = range;
    const wanted = { row, column, offset: first, limit: last - first + 1 };
    const found = await reports[name].names(asked, wanted, wordsIn(language));
    const end = Math.max(first, first + found.rows.length - 1);
    reply.header('content-range', `names ${first}-${end}/${found.total}`);
    return { ...found, columns: [...found.columns] };
  });

  handle(app, services, calls.namesAsFile, async ({ params: { name }, query, now, language }) => {
    const t = wordsIn(language);
    const { row, column, ...parameters } = query;
    const asked = await askedOf(name, { db, now, parameters });
    checkNumber(name, row, column);
    const { columns, rows } = await reports[name].names(asked, { row, column, offset: 0, limit: ALL }, t);
    const opened = reports[name].columns(t).find(({ key }) => key === column);
    const title = `${reports[name].title(t)} – ${opened?.title ?? column}`;
    const about = await conditionsInWords(db, t, { ...asked.parameters, ...row });
    const frame = { ...(await sheetFrame(db, now, language)), about };
    const bytes = await xlsx({ title, columns: sheetColumns(columns), rows, frame });
    return { name: `${title}, ${localDate(now)}.xlsx`, bytes };
  });
}
