import * as z from 'zod/mini';
import { EmployeeBrief } from './employees.ts';
import { endpoint, file as fileReply, PDF } from './endpoint.ts';
import { DottedDate, Id, IdText, neverNull, OwnPage, SearchText } from './shapes.ts';

/** Forms of assessment of a subject. */
const Controls = z.object({
  isExam: z.boolean(),
  isOffset: z.boolean(),
  isCourseWork: z.boolean(),
  isLab: z.boolean(),
  isRemote: z.boolean(),
});

/** A type of mark sheet: its purpose and its price. */
export const MarkSheetType = z.extend(Controls, {
  id: Id,
  shortName: z.string(),
  fullName: z.string(),
  coefficient: z.number(),
  price: z.nullable(z.number()),
});
export type MarkSheetType = z.output<typeof MarkSheetType>;

/** A subject for which a mark sheet can be ordered: laboratory work has a `thId`, exams and credits a `focsId`. */
export const MarkSheetSubject = z.object({
  etId: Id,
  abbrev: z.string(),
  term: z.int(),
  lessonTypes: z.array(
    z.extend(Controls, {
      abbrev: z.string(),
      thId: z.nullable(Id),
      focsId: z.nullable(Id),
      /** Whether there is a debt, without which a mark sheet cannot be ordered. */
      isDebt: z.optional(z.boolean()),
    }),
  ),
});
export type MarkSheetSubject = z.output<typeof MarkSheetSubject>;

/** A mark sheet that a student ordered. */
export const MarkSheet = z.object({
  id: Id,
  number: z.nullable(z.string()),
  createDate: DottedDate,
  absentDate: z.nullable(DottedDate),
  expireDate: z.nullable(DottedDate),
  /** The provider's word: "обрабатывается", "напечатана", "отклонена" … */
  status: z.string(),
  rejectionReason: z.nullable(z.string()),
  /** When it was printed, rejected or cancelled; null while it is being processed, and omitted by other providers. */
  decidedDate: z.optional(z.nullable(DottedDate)),
  /** Whether there is an excuse; older records of a provider have 1 and 2. */
  reason: z.nullable(z.union([z.boolean(), z.int()])),
  hours: z.nullable(z.number()),
  price: z.nullable(z.number()),
  retakeCount: z.nullable(z.int()),
  term: z.int(),
  certificate: neverNull(z.boolean(), false),
  requestValidationDoc: z.nullable(z.boolean()),
  paymentFormMap: z.nullable(z.record(z.string(), z.unknown())),
  employee: z.nullable(EmployeeBrief),
  markSheetType: MarkSheetType,
  subject: z.nullable(
    z.object({
      id: z.nullable(Id),
      name: z.nullable(z.string()),
      abbrev: z.nullable(z.string()),
      focsId: z.nullable(Id),
      thId: z.nullable(Id),
      lessonTypeAbbrev: z.nullable(z.string()),
      term: z.nullable(z.int()),
    }),
  ),
});
export type MarkSheet = z.output<typeof MarkSheet>;

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/mark-sheet',
  access: 'signed-in',
  summary: 'List the caller’s mark sheets, newest first',
  query: OwnPage,
  reply: z.array(MarkSheet),
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'not-loaded',
});

/** A mark sheet of a student as visible to its examiner: without the price and the reason. */
export const RequestedSheet = z.extend(
  z.pick(MarkSheet, {
    id: true,
    number: true,
    createDate: true,
    absentDate: true,
    expireDate: true,
    status: true,
    rejectionReason: true,
    decidedDate: true,
    hours: true,
    retakeCount: true,
    term: true,
    subject: true,
  }),
  {
    markSheetType: z.object({ id: Id, shortName: z.string(), fullName: z.string() }),
    student: z.object({ fio: z.string(), group: z.string() }),
  },
);
export type RequestedSheet = z.output<typeof RequestedSheet>;

export const requested = endpoint({
  method: 'GET',
  path: '/api/v1/mark-sheet/requested',
  access: 'signed-in',
  summary: 'List the mark sheets that students ordered for the signed-in teacher, newest first',
  query: OwnPage,
  reply: z.array(RequestedSheet),
  refusals: { 403: 'session-ended', 404: 'employee-not-found' },
  fallbackReason: 'not-loaded',
  isExtension: true,
});

export const types = endpoint({
  method: 'GET',
  path: '/api/v1/mark-sheet/types',
  access: 'anyone',
  summary: 'List the mark sheet types',
  reply: z.array(MarkSheetType),
  refusals: {},
  fallbackReason: 'not-loaded',
  cached: true,
});

export const subjects = endpoint({
  method: 'GET',
  path: '/api/v1/mark-sheet/subjects',
  access: 'signed-in',
  summary: 'List the subjects for which the student may order a mark sheet',
  reply: z.array(MarkSheetSubject),
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'not-loaded',
});

/** 1 or true is an excuse. */
const Reason = z.pipe(
  z.union([z.literal([1, 2]), z.boolean()]),
  z.transform((reason) => reason === 1 || reason === true),
);

/** "4", "4.0" or "": existing clients send the hours as a text. */
const Hours = z.pipe(
  z.union([
    z.pipe(
      z.string().check(z.trim(), z.regex(/^(?:\d{1,3}(?:\.\d{1,2})?)?$/, 'format')),
      z.transform(Number),
    ),
    z.number().check(z.gte(0), z.lte(999)),
  ]),
  z.transform((hours) => (hours === 0 ? null : hours)),
);

export const order = endpoint({
  method: 'POST',
  path: '/api/v1/mark-sheet',
  access: 'signed-in',
  summary: 'Order a mark sheet; the server computes the price and ignores any price sent',
  body: z.object({
    /** Ignored: existing clients send the price that they computed. */
    price: z.optional(z.nullable(z.number())),
    markSheetType: z.object({ id: Id }),
    reason: Reason,
    hours: z.optional(z.nullable(Hours)),
    subject: z
      .object({ focsId: z.optional(z.nullable(Id)), thId: z.optional(z.nullable(Id)) })
      .check(z.refine(({ focsId, thId }) => (focsId ?? thId ?? null) !== null, 'required')),
    absentDate: z.optional(z.nullable(DottedDate)),
    employee: z.object({ id: Id }),
  }),
  reply: MarkSheet,
  refusals: {
    403: 'session-ended',
    404: 'mark-sheet-subject-not-found',
    409: {
      named: ['mark-sheet-not-needed', 'requests-too-many', 'requests-after-leaving'],
      plain: 'mark-sheet-ordered',
    },
  },
  fallbackReason: 'mark-sheet-not-ordered',
  idempotent: true,
});

const closing = {
  path: '/api/v1/mark-sheet/close',
  access: 'signed-in',
  fallbackReason: 'mark-sheet-not-cancelled',
} as const;

const closingRefusals = {
  403: 'session-ended',
  404: 'mark-sheet-not-found',
  409: 'mark-sheet-decided',
} as const;

/** Changes state by GET because existing clients use that method. */
export const closeByGet = endpoint({
  ...closing,
  method: 'GET',
  query: z.object({ id: IdText }),
  reply: MarkSheet,
  summary: 'Cancel a mark sheet (for existing clients; new ones use POST)',
  changesState: true,
  refusals: { ...closingRefusals, 400: 'cross-site' },
});

export const close = endpoint({
  ...closing,
  method: 'POST',
  query: z.object({ id: IdText }),
  reply: MarkSheet,
  summary: 'Cancel a mark sheet that is still in progress',
  refusals: closingRefusals,
  isExtension: true,
});

export const employees = endpoint({
  method: 'GET',
  path: '/api/v1/employees/mark-sheet',
  access: 'signed-in',
  summary: 'List the teachers of a subject of the student, with the price of an hour',
  query: z
    .object({ thId: z.optional(IdText), focsId: z.optional(IdText) })
    .check(
      z.refine(({ thId, focsId }) => (thId ?? focsId) !== undefined, { path: ['thId'], error: 'required' }),
    ),
  reply: z.array(EmployeeBrief),
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'teacher-not-found',
});

export const employeesByName = endpoint({
  method: 'GET',
  path: '/api/v1/employees/fio/requests',
  access: 'anyone',
  summary: 'Find up to 50 employees by the beginning of the name, with the price of an hour',
  query: z.object({ 'employee-fio': SearchText }),
  reply: z.array(EmployeeBrief),
  refusals: {},
  fallbackReason: 'teacher-not-found',
  example: { query: { 'employee-fio': 'Обр' } },
});

/** The document itself, with its number and a public link that verifies it. */
export const file = endpoint({
  method: 'GET',
  path: '/api/v1/mark-sheet/:id/file',
  access: 'signed-in',
  summary: 'Download a mark sheet of the caller as a PDF, once it is printed',
  params: z.object({ id: IdText }),
  reply: fileReply('mark-sheet.pdf', PDF),
  refusals: { 403: 'session-ended', 404: 'mark-sheet-not-found', 409: 'mark-sheet-not-printed' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
});

export const fileForAdmin = endpoint({
  method: 'GET',
  path: '/api/v1/admin/mark-sheets/:id/file',
  access: 'admin',
  area: 'requests',
  summary: 'Download a mark sheet of any student as a PDF, once it is printed',
  params: z.object({ id: IdText }),
  reply: fileReply('mark-sheet.pdf', PDF),
  refusals: { 403: 'session-ended', 404: 'mark-sheet-not-found', 409: 'mark-sheet-not-printed' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
});
