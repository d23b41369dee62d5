import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './shapes.ts';

/** What a report of a fault may be about. */
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
  summary: 'What a report of a fault may be about',
  reply: z.array(BugReportCategory),
  refusals: {},
  otherwise: 'no-data',
  prepared: true,
});

const text = z.nullable(z.string());

export const autocomplete = endpoint({
  method: 'POST',
  path: '/api/v1/autocomplete',
  access: 'anyone',
  summary: 'What a form needs to know of whoever has this login and password; opens no session',
  body: z.object({
    login: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100)),
    password: z.string().check(z.minLength(1, 'required'), z.maxLength(200)),
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
  refusals: { 401: 'login-failed', 429: 'too-many' },
  otherwise: 'no-data',
});

export const byPersonalInfo = endpoint({
  method: 'POST',
  path: '/api/v1/autocomplete/by-personal-info',
  access: 'anyone',
  summary: 'Where an employee of this name and e-mail sits; nothing of anybody else',
  body: z.object({
    fio: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200)),
    email: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(320)),
  }),
  reply: z.object({
    phone: z.optional(text),
    department: z.optional(text),
    room: z.optional(text),
    building: z.optional(text),
  }),
  refusals: {},
  otherwise: 'no-data',
});
