import {
  type DimensionName,
  dimensionNames,
  dimensions,
  MAX_ROW_DIMENSIONS,
  measureNames,
  viewNames,
} from '@semestr/core/built-reports';
import * as z from 'zod/mini';
import { endpoint, file, PDF, XLSX } from './endpoint.ts';
import { period } from './filters.ts';
import { cell, reportTable } from './reports.ts';
import { json, resource, text } from './resource.ts';
import { Id } from './shapes.ts';

/** Reports that a user builds from the views in `core/built-reports.ts`, and saves under a name. */

const valueOf = {
  id: Id,
  number: z.int().check(z.gte(0), z.lte(100)),
  word: z.string().check(z.minLength(1, 'required'), z.maxLength(100)),
  text: z.string().check(z.minLength(1, 'required'), z.maxLength(300)),
  month: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'format')),
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'format')),
} as const;

/** Maximum number of values of one dimension in a filter. */
const MAX_VALUES = 100;
const MAX_TEXTS = 20;

const valuesOf = (name: DimensionName) => {
  const kind = dimensions[name];
  const most = kind === 'word' || kind === 'text' ? MAX_TEXTS : MAX_VALUES;
  return z.optional(z.array(valueOf[kind]).check(z.minLength(1, 'required'), z.maxLength(most)));
};

type Conditions = { readonly [Name in DimensionName]: ReturnType<typeof valuesOf> };

/** Accepted values of each dimension, any of which matches, and the first and the last day. */
const Filter = z.strictObject({
  // Each dimension keeps its name.
  ...(Object.fromEntries(dimensionNames.map((name) => [name, valuesOf(name)])) as Conditions),
  ...period,
});

const Rows = z
  .array(z.enum(dimensionNames))
  .check(z.minLength(1, 'required'), z.maxLength(MAX_ROW_DIMENSIONS));

/** A definition that does not match its view is rejected with 400 and its field. */
const definition = {
  view: z.enum(viewNames),
  rows: json(Rows),
  across: z.optional(z.enum(dimensionNames)),
  measure: z.enum(measureNames),
  filter: z._default(json(Filter), {}),
};

export const BuiltReport = z.object({
  ...reportTable,
  /**
   * Totals of all rows, in the order of the columns: averages are computed over everything, students are counted once.
   */
  totals: z.array(cell),
});
export type BuiltReport = z.output<typeof BuiltReport>;

const example = { query: { view: 'students', rows: '["faculty"]', across: 'course', measure: 'count' } };

export const count = endpoint({
  method: 'GET',
  path: '/api/v1/admin/built-reports',
  access: 'admin',
  area: 'reports',
  summary: 'Run a custom report: a view by one or two row dimensions and an optional column dimension',
  query: z.strictObject(definition),
  reply: BuiltReport,
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
  example,
});

/** A file is named after the saved report, otherwise after its content. */
const named = { ...definition, name: z.optional(text(200)) };

export const asFile = endpoint({
  method: 'GET',
  path: '/api/v1/admin/built-reports/file',
  access: 'admin',
  area: 'reports',
  summary: 'Download a custom report as a workbook',
  query: z.strictObject(named),
  reply: file('report.xlsx', XLSX),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
  example,
});

export const asPdf = endpoint({
  method: 'GET',
  path: '/api/v1/admin/built-reports/pdf',
  access: 'admin',
  area: 'reports',
  summary: 'Download a custom report as a PDF',
  query: z.strictObject(named),
  reply: file('report.pdf', PDF),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
  example,
});

/** Returned as stored: a later version may use other names, and one of them must not make the list fail. */
const written = {
  name: text(200),
  view: z.string(),
  rows: z.array(z.string()),
  across: z.nullable(z.string()),
  measure: z.string(),
  filter: z.record(z.string(), z.unknown()),
};

/** Visible to all administrators. */
export const savedReports = resource('saved-reports', 'the reports that administrators have built', {
  area: 'reports',
  fields: { ...written, authorId: z.nullable(Id), createdAt: z.string() },
  edited: {
    name: written.name,
    view: definition.view,
    rows: Rows,
    across: z.nullable(z.enum(dimensionNames)),
    measure: definition.measure,
    filter: Filter,
  },
  filter: { view: definition.view, authorId: Id },
  conditions: period,
  // Allows the maximum number of conditions, with escaped letters.
  maxBytes: 256 * 1024,
});
