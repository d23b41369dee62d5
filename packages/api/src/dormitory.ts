import { requestRules } from '@semestr/core/requests/kinds';
import * as z from 'zod/mini';
import { DocumentUrl, MAX_DOCUMENT_BODY } from './data-url.ts';
import { endpoint, file, PDF, XLSX } from './endpoint.ts';
import { ofStudent, period } from './filters.ts';
import { issuedNumber, nullableId, requestResource } from './request-fields.ts';
import { int, named, optionalProse, optionalText, resource, text } from './resource.ts';
import { DottedDate, Id, IdText, IsoDate, neverNull } from './shapes.ts';

/** "2026-08-16T11:39:13.127": a time in the university's time zone. */
const LocalDateTime = z.string();

/** A student's application for a room. */
export const DormitoryApplication = z.object({
  id: Id,
  number: neverNull(z.int(), 0),
  numberInQueue: z.nullable(z.int()),
  /** The provider's word: "Ожидание", "Заселён" … */
  status: z.string(),
  applicationDate: LocalDateTime,
  acceptedDate: z.nullable(LocalDateTime),
  settledDate: z.nullable(LocalDateTime),
  /** Name of the submitted document: "29990.jpg". */
  docReference: z.nullable(z.string()),
  docContent: z.nullable(z.string()),
  rejectionReason: z.nullable(z.string()),
  roomInfo: z.nullable(z.string()),
  /** When its last state was set; an addition of this project, which other providers omit. */
  decidedDate: z.optional(z.nullable(LocalDateTime)),
  /** The position at the end of each day on which it changed, the earliest first; other providers omit it too. */
  queueHistory: z.optional(z.array(z.object({ date: DottedDate, numberInQueue: z.int() }))),
});
export type DormitoryApplication = z.output<typeof DormitoryApplication>;

/** A premium or a penalty of a resident, with the directive that imposed it. */
export const PremiumPenalty = z.object({
  id: Id,
  note: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  commentary: z.optional(z.nullable(z.string())),
  status: neverNull(z.string(), ''),
  directiveDto: z.nullable(
    z.object({
      id: Id,
      date: DottedDate,
      number: z.string(),
      type: z.string(),
      typeName: z.string(),
      eventType: z.string(),
      eventTypeName: z.string(),
    }),
  ),
});
export type PremiumPenalty = z.output<typeof PremiumPenalty>;

/** Why a student has priority for a room. */
export const DormitoryPrivilege = z.object({
  id: Id,
  year: z.int(),
  dormitoryPrivilegeCategoryId: Id,
  dormitoryPrivilegeCategoryName: z.string(),
  dormitoryPrivilegeId: Id,
  dormitoryPrivilegeName: z.string(),
  note: z.nullable(z.string()),
  studentId: Id,
});

const ofStudents = { 403: 'session-ended', 404: 'student-not-found' } as const;

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/dormitory-queue-application',
  access: 'signed-in',
  summary: 'List the caller’s applications for a room, newest first',
  reply: z.array(DormitoryApplication),
  refusals: ofStudents,
  fallbackReason: 'not-loaded',
});

export const create = endpoint({
  method: 'POST',
  path: '/api/v1/dormitory-queue-application/create',
  access: 'signed-in',
  summary: 'Apply for a room, optionally with a document as a data URL',
  body: z.optional(z.union([DocumentUrl, z.literal(''), z.object({})])),
  bodyAs: ['json', 'text'],
  maxBytes: MAX_DOCUMENT_BODY,
  reply: DormitoryApplication,
  refusals: { ...ofStudents, 409: { named: ['requests-after-leaving'], plain: 'dormitory-applied' } },
  fallbackReason: 'application-not-submitted',
  takesFile: true,
  idempotent: true,
});

const applicationRefusals = { 403: 'session-ended', 404: 'dormitory-application-not-found' } as const;

export const update = endpoint({
  method: 'POST',
  path: '/api/v1/dormitory-queue-application/update',
  access: 'signed-in',
  summary: 'Replace the document of an application that has not been reviewed yet',
  body: z.object({
    id: Id,
    /** A data URL replaces the document, "empty" removes it, null leaves it unchanged. */
    docContent: z.optional(z.nullable(z.union([DocumentUrl, z.literal('empty')]))),
  }),
  maxBytes: MAX_DOCUMENT_BODY,
  reply: DormitoryApplication,
  refusals: { ...applicationRefusals, 409: 'dormitory-application-decided' },
  fallbackReason: 'application-not-changed',
  takesFile: true,
});

export const premiumPenalty = endpoint({
  method: 'GET',
  path: '/api/v1/dormitory-queue-application/premium-penalty',
  access: 'signed-in',
  summary: 'List the caller’s premiums and penalties as a resident',
  reply: z.array(PremiumPenalty),
  refusals: ofStudents,
  fallbackReason: 'not-loaded',
});

export const privileges = endpoint({
  method: 'GET',
  path: '/api/v1/dormitory-queue-application/privileges',
  access: 'signed-in',
  summary: 'List the privileges that give the caller priority for a room',
  reply: z.array(DormitoryPrivilege),
  refusals: ofStudents,
  fallbackReason: 'not-loaded',
});

export const excel = endpoint({
  method: 'GET',
  path: '/api/v1/dormitory-queue-application/download-excel-by-application-id',
  access: 'signed-in',
  summary: 'Download an application of the caller as a workbook',
  query: z.object({ 'dormitory-queue-id': IdText }),
  reply: file('application.xlsx', XLSX),
  refusals: applicationRefusals,
  fallbackReason: 'application-not-downloaded',
});

export const document = endpoint({
  method: 'GET',
  path: '/api/v1/dormitory-queue-application/download-document-by-request-id',
  access: 'signed-in',
  summary: 'Download the document attached to an application of the caller: a PDF or a JPEG',
  query: z.object({ 'request-id': IdText }),
  reply: file('document.pdf', PDF),
  refusals: applicationRefusals,
  fallbackReason: 'file-not-downloaded',
});

export const dormitoryApplications = requestResource(
  'dormitory-applications',
  'the applications for a room',
  {
    rules: requestRules.dormitory,
    fields: {
      number: z.nullable(z.int()),
      queuePlace: z.nullable(z.int()),
      acceptedAt: z.nullable(z.string()),
      settledAt: z.nullable(z.string()),
      room: z.nullable(z.string()),
      uploadId: nullableId,
    },
    edited: {
      number: issuedNumber,
      queuePlace: issuedNumber,
      room: z.optional(optionalText(100)),
    },
    filter: {},
  },
);

const directive = {
  studentId: Id,
  number: text(50),
  date: IsoDate,
  type: text(100),
  typeName: text(300),
  eventType: text(100),
  eventTypeName: text(100),
  reason: optionalProse(500),
  note: optionalProse(1000),
  status: optionalText(100),
};
export const dormitoryDirectives = resource(
  'dormitory-directives',
  'the premiums and penalties of residents',
  {
    area: 'dormitory',
    fields: directive,
    edited: directive,
    filter: { ...ofStudent, eventType: directive.eventType },
    conditions: period,
  },
);

export const privilegeCategories = resource('privilege-categories', 'the categories of privileges', {
  area: 'choices',
  fields: named,
  edited: named,
  filter: {},
});

const privilegeKind = { ...named, categoryId: Id };
export const privilegeKinds = resource('privilege-kinds', 'the kinds of privileges for a room', {
  area: 'choices',
  fields: privilegeKind,
  edited: privilegeKind,
  filter: { categoryId: Id },
});

const privilege = { studentId: Id, kindId: Id, year: int(1990, 2200), note: optionalProse(500) };
export const dormitoryPrivileges = resource('dormitory-privileges', 'the privileges of students', {
  area: 'dormitory',
  fields: privilege,
  edited: privilege,
  filter: { ...ofStudent, kindId: Id, year: privilege.year },
});
