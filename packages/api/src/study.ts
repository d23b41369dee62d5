import { requestRules } from '@semestr/core/requests/kinds';
import * as z from 'zod/mini';
import { dataUrl } from './data-url.ts';
import { endpoint, file, PDF } from './endpoint.ts';
import { issuedTextNumber, requestResource } from './request-fields.ts';
import { amount } from './resource.ts';
import { DottedDate, Id, IdText, IsoDate, OwnPage } from './shapes.ts';

/** A student's application to study a subject. */
export const StudyApplication = z.object({
  lmsApplicationId: Id,
  subject: z.string(),
  term: z.int(),
  applicationDate: z.string(),
  decisionDate: z.nullable(z.string()),
  /** The provider's word, and its number. */
  status: z.string(),
  statusId: z.int(),
  rejectionReason: z.nullable(z.string()),
  purposeOfStudy: z.string(),
  paymentFormAvailable: z.boolean(),
  /** Price in roubles, known once the application is granted; null when the studies are free or it is not known yet. */
  price: z.optional(z.nullable(z.number())),
  /** When the student signed the contract. */
  signedDate: z.optional(z.nullable(DottedDate)),
});
export type StudyApplication = z.output<typeof StudyApplication>;

const MAX_SIGNATURE_BYTES = 500_000;

export const history = endpoint({
  method: 'GET',
  path: '/api/v1/lms/application-history',
  access: 'signed-in',
  summary: 'List the caller’s applications to study a subject, newest first',
  query: OwnPage,
  reply: z.array(StudyApplication),
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'not-loaded',
});

const requesting = {
  method: 'POST',
  access: 'signed-in',
  query: z.object({ 'lms-education-term': IdText }),
  reply: StudyApplication,
  refusals: {
    403: 'session-ended',
    404: 'study-term-not-found',
    409: { named: ['requests-after-leaving'], plain: 'study-requested' },
  },
  fallbackReason: 'study-not-requested',
  idempotent: true,
  isExtension: true,
} as const;

export const parallel = endpoint({
  ...requesting,
  path: '/api/v1/lms/parallel-study',
  summary: 'Apply to study a subject of the markbook in parallel',
});

export const difference = endpoint({
  ...requesting,
  path: '/api/v1/lms/liquidation-academic-differences',
  summary: 'Apply to study a subject that the previous university did not teach',
});

const applicationRefusals = { 403: 'session-ended', 404: 'study-application-not-found' } as const;

export const sign = endpoint({
  method: 'POST',
  path: '/api/v1/lms/sign-an-agreement',
  access: 'signed-in',
  summary: 'Sign the contract of an application of the caller with a drawn signature',
  body: z.object({
    lmsApplicationId: Id,
    /** A PNG as a data URL. */
    imageSignature: dataUrl(['image/png'], MAX_SIGNATURE_BYTES),
  }),
  maxBytes: 1_000_000,
  reply: StudyApplication,
  refusals: {
    ...applicationRefusals,
    409: { named: ['contract-not-whole'], plain: 'contract-not-awaited' },
    423: 'in-person-only',
  },
  fallbackReason: 'contract-not-signed',
  takesFile: true,
  forbidImpersonation: true,
  isExtension: true,
});

export const contract = endpoint({
  method: 'GET',
  path: '/api/v1/lms/download-document-by-app-id',
  access: 'signed-in',
  summary: 'Download the contract of an application of the caller, with the signature if signed',
  query: z.object({ 'lms-application-id': IdText }),
  reply: file('contract.pdf', PDF),
  refusals: { ...applicationRefusals, 409: 'contract-not-ready' },
  fallbackReason: 'contract-not-downloaded',
  isExtension: true,
});

export const contractForAdmin = endpoint({
  method: 'GET',
  path: '/api/v1/admin/study-applications/:id/contract',
  access: 'admin',
  area: 'requests',
  summary: 'Download the contract of any application, with the signature if signed',
  params: z.object({ id: IdText }),
  reply: file('contract.pdf', PDF),
  refusals: { 403: 'session-ended', 404: 'study-application-not-found', 409: 'contract-not-ready' },
  fallbackReason: 'contract-not-downloaded',
  isExtension: true,
});

export const studyApplications = requestResource(
  'study-applications',
  'the applications to study a subject',
  {
    rules: requestRules.study,
    fields: {
      purpose: z.enum(['parallel', 'difference']),
      educationTermId: Id,
      subject: z.string(),
      term: z.int(),
      isPaid: z.boolean(),
      price: z.nullable(z.number()),
      contractNumber: z.nullable(z.string()),
      signedOn: z.nullable(IsoDate),
    },
    edited: {
      isPaid: z.optional(z.boolean()),
      price: z.optional(z.nullable(amount(100_000))),
      contractNumber: issuedTextNumber,
      signedOn: z.optional(z.nullable(IsoDate)),
    },
    filter: {
      purpose: z.enum(['parallel', 'difference']),
    },
  },
);
