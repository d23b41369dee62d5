import { channelNames } from '@semestr/core/delivery';
import { requestKinds } from '@semestr/core/requests/kinds';
import * as z from 'zod/mini';
import { endpoint, file, PDF, XLSX } from './endpoint.ts';
import { json, Range } from './resource.ts';
import { Course, Id, IdText, IsoDate, numberText, Term } from './shapes.ts';

/** Reports of the university. */
export const reportNames = [
  'debts',
  'session-results',
  'contingent',
  'omissions',
  'ratings',
  'requests',
  'sign-ins',
  'deliveries',
] as const;
export type ReportName = (typeof reportNames)[number];

/** Filters of reports. Both days of a period are inclusive, in the university's time zone. */
const parameters = {
  term: z.optional(Term),
  facultyId: z.optional(IdText),
  specialityId: z.optional(IdText),
  course: z.optional(numberText(0, 20)),
  groupId: z.optional(IdText),
  kind: z.optional(z.enum(requestKinds)),
  from: z.optional(IsoDate),
  to: z.optional(IsoDate),
};
export type ParameterName = keyof typeof parameters;

const ofGroups = ['facultyId', 'specialityId', 'course', 'groupId'] as const;
const ofDays = ['from', 'to'] as const;

/** Parameters that each report accepts; any other is rejected with 400. */
export const reportParameters = {
  debts: ['term', ...ofGroups],
  'session-results': ['term', ...ofGroups],
  contingent: ofGroups,
  omissions: [...ofDays, ...ofGroups],
  ratings: ['term', ...ofGroups],
  requests: ['kind', ...ofDays, ...ofGroups],
  'sign-ins': ofDays,
  deliveries: ofDays,
} as const satisfies Readonly<Record<ReportName, readonly ParameterName[]>>;

/** Keys that identify a row of a report. */
export const reportKeys = {
  debts: ['facultyId', 'course'],
  'session-results': ['groupId'],
  contingent: ['facultyId', 'course'],
  omissions: ['groupId', 'month'],
  ratings: ['facultyId'],
  requests: ['kind', 'state'],
  'sign-ins': ['day'],
  deliveries: ['channel', 'state'],
} as const;

/** Whether a report accepts a parameter. */
export const acceptsParameter = (name: ReportName, parameter: string): boolean =>
  reportParameters[name].some((one) => one === parameter);

type Days = { readonly from?: string | undefined; readonly to?: string | undefined };

/** There are no earlier records, and the database's calendar has a limit. */
const FIRST_DAY = '1900-01-01';
const isKept = (day: string = FIRST_DAY): boolean => day >= FIRST_DAY;

/** The end of a period must not precede its start. */
const period = [
  z.refine<Days>(({ from }) => isKept(from), { path: ['from'], error: 'too-small' }),
  z.refine<Days>(({ from = FIRST_DAY, to }) => isKept(to) && (to === undefined || from <= to), {
    path: ['to'],
    error: 'too-small',
  }),
] as const;

/** Keys that identify rows: all keys together select one row, some of them all rows with these values. */
export const ReportRow = z.strictObject({
  facultyId: z.optional(Id),
  course: z.optional(z.nullable(Course)),
  groupId: z.optional(Id),
  month: z.optional(z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'format'))),
  kind: z.optional(z.enum(requestKinds)),
  state: z.optional(z.string().check(z.maxLength(30))),
  day: z.optional(IsoDate),
  channel: z.optional(z.enum(channelNames)),
});
export type ReportRow = z.output<typeof ReportRow>;

const Parameters = z.strictObject(parameters).check(...period);
export type Parameters = z.output<typeof Parameters>;

const params = z.object({ name: z.enum(reportNames) });
export const cell = z.nullable(z.union([z.string(), z.number()]));
const keys = z.record(z.string(), cell);

const column = {
  key: z.string(),
  title: z.string(),
  /** Type of its values: a date is "2026-09-01". */
  type: z.enum(['text', 'number', 'date']),
};

/** The rows of a report; all reports share the code that renders charts, tables and files. */
export const reportTable = {
  columns: z.array(
    z.object({
      ...column,
      /** Whether its numbers can be opened: `names` lists the records behind one. */
      opens: z.boolean(),
      /** Whether its numbers can be added up: no student is counted in two rows. */
      adds: z.boolean(),
    }),
  ),
  /** Cells in the order of the columns, for display. */
  rows: z.array(z.array(cell)),
  /** The same cells for programs: a kind is `certificates`, a month "2026-09", a date "2026-09-01". */
  values: z.array(z.array(cell)),
  /** Identifying keys of each row: those in `reportKeys`, or the dimensions of a built report. */
  keys: z.array(keys),
};

export const Report = z.object({
  ...reportTable,
  /** Applied filters, with the defaults: the last term, the last 90 days. */
  parameters: z.object({
    ...parameters,
    facultyId: z.optional(Id),
    specialityId: z.optional(Id),
    groupId: z.optional(Id),
    course: z.optional(Course),
  }),
});
export type Report = z.output<typeof Report>;

export const Names = z.object({
  columns: z.array(z.object(column)),
  rows: z.array(z.array(cell)),
  values: z.array(z.array(cell)),
  /** The student and the record of each row: `studentId`, `kind` and `requestId`. */
  keys: z.array(keys),
  /** Total number of names on all pages. */
  total: z.int(),
  /** The number that the names explain, computed from all of them: their count, or the sum of their debts or hours. */
  sum: z.number(),
});
export type Names = z.output<typeof Names>;

export const one = endpoint({
  method: 'GET',
  path: '/api/v1/admin/reports/:name',
  access: 'admin',
  area: 'reports',
  summary: 'Get a report (debts, absences, ratings, requests, sign-ins or deliveries) as columns and rows',
  params,
  query: Parameters,
  reply: Report,
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
  example: { params: { name: 'debts' }, query: { course: '2' } },
});

export const asFile = endpoint({
  method: 'GET',
  path: '/api/v1/admin/reports/:name/file',
  access: 'admin',
  area: 'reports',
  summary: 'Download a report as a workbook',
  params,
  query: Parameters,
  reply: file('report.xlsx', XLSX),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
  example: { params: { name: 'debts' }, query: { course: '2' } },
});

export const asPdf = endpoint({
  method: 'GET',
  path: '/api/v1/admin/reports/:name/pdf',
  access: 'admin',
  area: 'reports',
  summary: 'Download a report as a PDF',
  params,
  query: Parameters,
  reply: file('report.pdf', PDF),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
  example: { params: { name: 'debts' }, query: { course: '2' } },
});

/** The number to open: its row by its keys, and its column. */
const number = {
  row: z._default(json(ReportRow), {}),
  column: z.string().check(z.maxLength(30)),
};

export const names = endpoint({
  method: 'GET',
  path: '/api/v1/admin/reports/:name/names',
  access: 'admin',
  area: 'reports',
  summary: 'List the people or records that a number of a report counts, in pages',
  params,
  query: z.strictObject({ ...parameters, ...number, range: z.optional(Range) }).check(...period),
  reply: Names,
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
  example: { params: { name: 'debts' }, query: { row: '{"course":2}', column: 'debtors' } },
});

export const namesAsFile = endpoint({
  method: 'GET',
  path: '/api/v1/admin/reports/:name/names/file',
  access: 'admin',
  area: 'reports',
  summary: 'Download the people or records that a number of a report counts, as a workbook',
  params,
  query: z.strictObject({ ...parameters, ...number }).check(...period),
  reply: file('names.xlsx', XLSX),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
  example: { params: { name: 'debts' }, query: { row: '{"course":2}', column: 'debtors' } },
});
