import * as z from 'zod/mini';
import { blockedAccount, GivenPassword, SecondFactorCode, wrongCredentials } from './auth.ts';
import { empty, endpoint } from './endpoint.ts';
import { asLogin, Id, maybe, plainName, StoredName } from './shapes.ts';
import { Upload } from './upload.ts';

/** Category of a bug report. */
export const BugReportCategory = z.object({
  id: Id,
  categoryName: z.string(),
  categoryKey: z.string(),
  bugReportSubcategoriesDto: z.array(
    z.object({ id: Id, subcategoryName: z.string(), subcategoryKey: z.string() }),
  ),
});
export type BugReportCategory = z.output<typeof BugReportCategory>;

export const categories = endpoint({
  method: 'GET',
  path: '/api/v1/bug-report/categories',
  access: 'anyone',
  summary: 'List the categories of support requests, in the reader’s language',
  reply: z.array(BugReportCategory),
  refusals: {},
  fallbackReason: 'no-data',
});

const text = z.nullable(z.string());

export const autocomplete = endpoint({
  method: 'POST',
  path: '/api/v1/autocomplete',
  access: 'anyone',
  summary: 'Get the details for the support form by username and password; opens no session',
  body: z.object({
    login: z.string().check(asLogin, z.minLength(1, 'required'), z.maxLength(100)),
    password: GivenPassword,
    secondFactor: maybe(SecondFactorCode),
  }),
  reply: z.object({
    fio: text,
    email: text,
    phone: text,
    accountType: text,
    department: text,
    room: text,
    building: text,
    group: text,
  }),
  refusals: { 401: wrongCredentials, 423: blockedAccount, 429: 'too-many' },
  fallbackReason: 'no-data',
});

export const byPersonalInfo = endpoint({
  method: 'POST',
  path: '/api/v1/autocomplete/by-personal-info',
  access: 'anyone',
  summary: 'Get the room of an employee by name and e-mail; returns no data of other people',
  body: z.object({
    fio: StoredName(200),
    email: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(320)),
  }),
  reply: z.object({
    phone: z.optional(text),
    department: z.optional(text),
    room: z.optional(text),
    building: z.optional(text),
  }),
  refusals: {},
  fallbackReason: 'no-data',
});

/** Maximum size of a report with all its files. */
export const MAX_REPORT = 10 * 1024 * 1024;

const field = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max)));
const line = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max), plainName));

/** One file, or several under the same name. */
const files = z._default(
  z.union([
    z.array(Upload).check(z.maxLength(10)),
    z.pipe(
      Upload,
      z.transform((file) => [file]),
    ),
  ]),
  [],
);

export const report = endpoint({
  method: 'POST',
  path: '/api/v1/bug-report',
  access: 'anyone',
  summary: 'Send a bug report to support, with a screenshot of the page and other files',
  body: z.object({
    description: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(8000)),
    email: z
      .string()
      .check(z.trim(), z.minLength(1, 'required'), z.maxLength(320), z.regex(/^[^@\s]+@[^@\s]+$/, 'format')),
    subject: line(300),
    lastName: line(100),
    firstName: line(100),
    middleName: line(100),
    phone: field(50),
    group: field(50),
    department: field(300),
    roomBuilding: field(100),
    computerName: line(100),
    printerName: line(100),
    inventoryNumber: field(100),
    browser: field(500),
    labels: field(300),
    categoryId: field(10),
    subcategoryId: field(10),
    /** JSON of equipment that is to be written off. */
    acts: field(8000),
    url: field(2000),
    screenshot: files,
    files,
  }),
  bodyAs: ['form'],
  maxBytes: MAX_REPORT,
  reply: empty,
  refusals: { 413: 'too-large', 429: 'too-many' },
  fallbackReason: 'report-not-sent',
  takesFile: true,
});
