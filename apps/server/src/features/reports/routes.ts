import { BEYOND_ROLE } from '@semestr/api/endpoint';
import * as calls from '@semestr/api/reports';
import { DEFAULT_RANGE } from '@semestr/api/filters';
import type { Language } from '@semestr/core/languages';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../http/services.ts';
import { handle } from '../../http/handle.ts';
import { type Caller, facultyFor } from '../../domain/caller.ts';
import { invalidFields, type FieldFault, refusal } from '../../domain/refusal.ts';
import { conditionsInWords } from './conditions.ts';
import { contingent } from './contingent.ts';
import { debts } from './debts.ts';
import { deliveries } from './deliveries.ts';
import { missed } from './missed.ts';
import { ratings } from './ratings.ts';
import { requests } from './requests.ts';
import { sessionResults } from './session-results.ts';
import { signIns } from './sign-ins.ts';
import { asPdf, asWorkbook, type Printed } from './files.ts';
import { type ReportContext, type Report, wordsIn } from './table.ts';
import type { Database } from '../../db/database.ts';

const reports: Readonly<Record<calls.ReportName, Report>> = {
  debts,
  'session-results': sessionResults,
  contingent,
  omissions: missed,
  ratings,
  requests,
  'sign-ins': signIns,
  deliveries,
};

/** Limit of a sheet for machines: more than the names of the largest university. */
const ALL = 1_000_000;

const faultsAt = (fields: readonly string[]): FieldFault[] =>
  fields.map((field) => ({ field, reason: 'format' }));

/** The part of a report's call that determines access. */
interface Request {
  db: Database;
  now: Date;
  caller: Caller;
}

/**
 * Limits a report to the faculty of the caller's role, if it has one. Rejects another faculty, and a report that is not
 * about faculties.
 */
function withinFaculty(
  name: calls.ReportName,
  parameters: calls.Parameters,
  facultyId: number | null,
): calls.Parameters {
  if (facultyId === null) return parameters;
  const { facultyId: wanted = facultyId } = parameters;
  if (!calls.acceptsParameter(name, 'facultyId') || wanted !== facultyId) throw refusal(BEYOND_ROLE);
  return { ...parameters, facultyId };
}

/** Returns the parameters with defaults; rejects a parameter that this report does not support. */
async function contextOf(
  name: calls.ReportName,
  { db, now, caller }: Request,
  parameters: calls.Parameters,
): Promise<ReportContext> {
  const faults = faultsAt(
    Object.keys(parameters).filter((parameter) => !calls.acceptsParameter(name, parameter)),
  );
  if (faults.length > 0) throw invalidFields(faults);
  // All calls for reports have the same area.
  const own = withinFaculty(name, parameters, facultyFor(caller, calls.one));
  return reports[name].withUsual({ db, now, parameters: own });
}

/** Rejects keys that rows of this report do not have, and a column without names. */
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

export function reportRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.one, async ({ params: { name }, query, language, ...call }) => {
    const context = await contextOf(name, call, query);
    const { columns, ...table } = await reports[name].table(context, wordsIn(language));
    return {
      ...table,
      columns: columns.map((column) => ({
        ...column,
        opens: column.opens ?? false,
        adds: column.type === 'number' && column.adds !== false,
      })),
      parameters: context.parameters,
    };
  });

  handle(app, services, calls.asFile, async ({ params: { name }, query, language, ...call }) =>
    asWorkbook(call.db, await printed(name, call, query, language), call.now, language),
  );

  handle(app, services, calls.asPdf, async ({ params: { name }, query, language, ...call }) =>
    asPdf(call.db, await printed(name, call, query, language), call.now, language),
  );

  /** Builds a report in the form of its files. */
  async function printed(
    name: calls.ReportName,
    call: Request,
    parameters: calls.Parameters,
    language: Language,
  ): Promise<Printed> {
    const t = wordsIn(language);
    const context = await contextOf(name, call, parameters);
    const { columns, rows } = await reports[name].table(context, t);
    return {
      title: reports[name].title(t),
      about: await conditionsInWords(call.db, t, context.parameters),
      columns,
      rows,
    };
  }

  handle(app, services, calls.names, async ({ params: { name }, query, language, reply, ...call }) => {
    const { row, column, range = [0, DEFAULT_RANGE - 1], ...parameters } = query;
    const context = await contextOf(name, call, parameters);
    checkNumber(name, row, column);
    const [first, last] = range;
    const namesOptions = { row, column, offset: first, limit: last - first + 1 };
    const found = await reports[name].names(context, namesOptions, wordsIn(language));
    const end = Math.max(first, first + found.rows.length - 1);
    reply.header('content-range', `names ${first}-${end}/${found.total}`);
    return { ...found, columns: [...found.columns] };
  });

  handle(app, services, calls.namesAsFile, async ({ params: { name }, query, language, ...call }) => {
    const { db, now } = call;
    const t = wordsIn(language);
    const { row, column, ...parameters } = query;
    const context = await contextOf(name, call, parameters);
    checkNumber(name, row, column);
    const { columns, rows } = await reports[name].names(context, { row, column, offset: 0, limit: ALL }, t);
    const opened = reports[name].columns(t).find(({ key }) => key === column);
    const about = await conditionsInWords(db, t, { ...context.parameters, ...row });
    const title = `${reports[name].title(t)} – ${opened?.title ?? column}`;
    return asWorkbook(db, { title, about, columns, rows }, now, language);
  });
}
