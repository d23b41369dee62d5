import * as z from 'zod/mini';
import { DocumentUrl, MAX_DOCUMENT_BODY } from './data-url.ts';
import { EmployeeBrief } from './employees.ts';
import { endpoint, file, PDF } from './endpoint.ts';
import { DottedDate, Id, IdText, OwnPage } from './shapes.ts';

const Named = z.object({ id: Id, name: z.string() });

/** A student's application for a place of practice. */
export const Practice = z.object({
  id: Id,
  number: z.nullable(z.string()),
  createDate: z.string(),
  status: z.string(),
  statusId: z.int(),
  rejectionReason: z.nullable(z.string()),
  /** When it was approved or rejected; null while pending, and omitted by other providers. */
  decidedDate: z.optional(z.nullable(DottedDate)),
  /** Name of the submitted document: "29990.jpg". */
  docReference: z.nullable(z.string()),
  documentContent: z.nullable(z.string()),
  employee: z.nullable(EmployeeBrief),
  enterprise: z.nullable(Named),
  practiceType: z.nullable(Named),
});
export type Practice = z.output<typeof Practice>;

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/practice',
  access: 'signed-in',
  summary: 'List the caller’s applications for practice, newest first',
  query: OwnPage,
  reply: z.array(Practice),
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'not-loaded',
});

export const enterprises = endpoint({
  method: 'GET',
  path: '/api/v1/practice/enterprises',
  access: 'signed-in',
  summary: 'List the enterprises that offer practice, by name',
  reply: z.array(Named),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'not-loaded',
  isExtension: true,
});

export const types = endpoint({
  method: 'GET',
  path: '/api/v1/practice/types',
  access: 'signed-in',
  summary: 'List the types of practice; the first is the default',
  reply: z.array(Named),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'not-loaded',
  isExtension: true,
});

export const document = endpoint({
  method: 'GET',
  path: '/api/v1/practice/:id/document',
  access: 'signed-in',
  summary: 'Download the document attached to an application of the caller: a PDF or a JPEG',
  params: z.object({ id: IdText }),
  reply: file('document.pdf', PDF),
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
});

const choices = {
  practiceTypeId: z.optional(z.nullable(Id)),
  employeeId: z.optional(z.nullable(Id)),
  /** The enterprise's letter as a data URL. */
  documentContent: z.optional(z.nullable(DocumentUrl)),
};

export const create = endpoint({
  method: 'POST',
  path: '/api/v1/practice/create',
  access: 'signed-in',
  summary: 'Apply for practice at an enterprise; without a type, the default one is used',
  body: z.object({ enterpriseId: Id, ...choices }),
  maxBytes: MAX_DOCUMENT_BODY,
  reply: Practice,
  refusals: {
    403: 'session-ended',
    404: 'practice-choice-not-found',
    409: { named: ['practice-early', 'requests-after-leaving'], plain: 'practice-requested' },
  },
  fallbackReason: 'sending-failed',
  takesFile: true,
  idempotent: true,
  isExtension: true,
});

export const update = endpoint({
  method: 'POST',
  path: '/api/v1/practice/update',
  access: 'signed-in',
  summary: 'Change an undecided application of the caller; omitted fields stay unchanged',
  body: z.object({ id: Id, enterpriseId: z.optional(Id), ...choices }),
  maxBytes: MAX_DOCUMENT_BODY,
  reply: Practice,
  refusals: { 403: 'session-ended', 404: 'practice-request-not-found', 409: 'practice-decided' },
  fallbackReason: 'changing-failed',
  takesFile: true,
  isExtension: true,
});
