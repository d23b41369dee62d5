import { MAX_CERTIFICATES } from '@semestr/core/certificates';
import { MAX_CERTIFICATE_NUMBER, requestRules } from '@semestr/core/requests/kinds';
import * as z from 'zod/mini';
import { endpoint, file as fileReply, PDF } from './endpoint.ts';
import { requestResource } from './request-fields.ts';
import { int, json, resource, text } from './resource.ts';
import { DottedDate, Id, IdText, IsoDate, neverNull, OwnPage } from './shapes.ts';

/** An ordinary certificate or one with the university's seal. */
export const certificateTypes = ['обычная', 'гербовая'] as const;

/** A certificate that a student ordered. `status`: 1 printed, 2 in work, 3 rejected. */
export const Certificate = z.object({
  id: Id,
  /** 0 until it is assigned. */
  number: neverNull(z.int(), 0),
  provisionPlace: z.string(),
  dateOrder: DottedDate,
  issueDate: z.nullable(DottedDate),
  /** Older records of the provider use other spellings. */
  certificateType: z.string(),
  status: z.literal([1, 2, 3]),
  rejectionReason: z.nullable(z.string()),
  isByStudent: z.optional(z.boolean()),
  decidedDate: z.optional(z.nullable(DottedDate)),
  /** The office where a printed one is collected, and the last day; null when it is not printed, or unknown. */
  collectFrom: z.optional(z.nullable(z.string())),
  collectUntil: z.optional(z.nullable(DottedDate)),
});
export type Certificate = z.output<typeof Certificate>;

/** Purposes of certificates. `type` 1 or 2 requires the seal; place 16 requires a comment. */
export const CertificatePlaces = z.object({
  type: z.string(),
  places: z.array(z.object({ id: Id, name: z.string(), type: z.int() })),
});

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/certificate',
  access: 'signed-in',
  summary: 'List the caller’s certificates, newest first',
  query: OwnPage,
  reply: z.array(Certificate),
  refusals: { 403: 'session-ended', 404: 'student-not-found' },
  fallbackReason: 'not-loaded',
});

export const places = endpoint({
  method: 'GET',
  path: '/api/v1/certificate/places',
  access: 'anyone',
  summary: 'List what certificates can be issued for, grouped by issuing office',
  reply: z.array(CertificatePlaces),
  refusals: {},
  fallbackReason: 'not-loaded',
  cached: true,
});

export const register = endpoint({
  method: 'POST',
  path: '/api/v1/certificate/register',
  access: 'signed-in',
  summary: 'Order certificates; returns the ordered ones',
  body: z.object({
    certificateRequestDto: z.object({
      certificateType: z.pipe(
        z.enum([...certificateTypes, 'с гербовой печатью']),
        z.transform((type) => (type === 'с гербовой печатью' ? 'гербовая' : type)),
      ),
      provisionPlace: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200)),
    }),
    certificateCount: z.int().check(z.gte(1), z.lte(MAX_CERTIFICATES)),
  }),
  reply: z.array(Certificate),
  refusals: {
    403: 'session-ended',
    404: 'student-not-found',
    409: { named: ['requests-too-many'], plain: 'certificate-ordered' },
  },
  fallbackReason: 'certificate-not-ordered',
  idempotent: true,
  example: {
    body: {
      certificateRequestDto: { certificateType: 'обычная', provisionPlace: 'по месту работы родителей' },
      certificateCount: 1,
    },
  },
});

const closing = {
  path: '/api/v1/certificate/close',
  access: 'signed-in',
  query: z.object({ id: IdText }),
  reply: Certificate,
  fallbackReason: 'certificate-not-cancelled',
} as const;

const closingRefusals = {
  403: 'session-ended',
  404: 'certificate-not-found',
  409: 'certificate-decided',
} as const;

/** Changes state by GET because existing clients use that method. */
export const closeByGet = endpoint({
  ...closing,
  method: 'GET',
  summary: 'Cancel a certificate (for existing clients; new ones use POST)',
  changesState: true,
  refusals: { ...closingRefusals, 400: 'cross-site' },
});

export const close = endpoint({
  ...closing,
  method: 'POST',
  summary: 'Cancel a certificate that is still in progress',
  refusals: closingRefusals,
  isExtension: true,
});

/** The document itself, with its number and a public link that verifies it. */
export const file = endpoint({
  method: 'GET',
  path: '/api/v1/certificate/:id/file',
  access: 'signed-in',
  summary: 'Download a certificate of the caller as a PDF, once it is printed',
  params: z.object({ id: IdText }),
  reply: fileReply('certificate.pdf', PDF),
  refusals: { 403: 'session-ended', 404: 'certificate-not-found', 409: 'certificate-not-printed' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
});

export const fileForAdmin = endpoint({
  method: 'GET',
  path: '/api/v1/admin/certificates/:id/file',
  access: 'admin',
  area: 'requests',
  summary: 'Download a certificate of any student as a PDF, once it is printed',
  params: z.object({ id: IdText }),
  reply: fileReply('certificate.pdf', PDF),
  refusals: { 403: 'session-ended', 404: 'certificate-not-found', 409: 'certificate-not-printed' },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
});

/** Maximum number of certificates that are issued or printed by one call. */
export const MAX_ISSUED = 200;

export const numbering = endpoint({
  method: 'GET',
  path: '/api/v1/admin/certificates/numbering',
  access: 'admin',
  area: 'requests',
  summary: 'Get the number of the next certificate of this year',
  reply: z.object({
    /** Null when the numbers are used up. */
    next: z.nullable(z.int()),
  }),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'no-data',
  isExtension: true,
});

const IssuedCertificate = z.object({
  id: Id,
  version: z.int(),
  number: z.int(),
  decidedAt: z.string(),
});

/**
 * Issues certificates with consecutive numbers in the given order, all of them or none. 409 `{"reason":
 * "certificate-number-taken","numbers":[1147]}` names the numbers that were assigned before in the year of `issuedOn`.
 */
export const issue = endpoint({
  method: 'POST',
  path: '/api/v1/admin/certificates/issue',
  access: 'admin',
  area: 'requests',
  summary: 'Issue certificates with consecutive numbers; their students are notified',
  body: z.object({
    certificates: z
      .array(z.object({ id: Id, version: z.int() }))
      .check(z.minLength(1, 'required'), z.maxLength(MAX_ISSUED)),
    /** Number of the first certificate; the others get the numbers after it. */
    firstNumber: int(1, MAX_CERTIFICATE_NUMBER),
    issuedOn: IsoDate,
  }),
  reply: z.array(IssuedCertificate),
  refusals: {
    403: 'session-ended',
    404: 'record-not-found',
    409: { named: ['certificate-number-taken'], plain: 'record-stale' },
  },
  fallbackReason: 'record-not-stored',
  idempotent: true,
  isExtension: true,
  example: {
    body: {
      certificates: [{ id: 1_000_003, version: 1 }],
      firstNumber: 1146,
      issuedOn: '2026-11-27',
    },
  },
});

/** The certificates to print: those with these ids, in their order, or all certificates issued on a day. */
const printFilter = z
  .strictObject({
    id: z.optional(z.array(Id).check(z.minLength(1, 'required'), z.maxLength(MAX_ISSUED))),
    /** Day of the decision, not the date of issue. */
    decidedOn: z.optional(IsoDate),
  })
  .check(z.refine(({ id, decidedOn }) => (id === undefined) !== (decidedOn === undefined), 'required'));

export const print = endpoint({
  method: 'GET',
  path: '/api/v1/admin/certificates/print',
  access: 'admin',
  area: 'requests',
  summary: 'Download printed certificates of any students as one PDF, each on its own page',
  query: z.object({ filter: json(printFilter) }),
  reply: fileReply('certificates.pdf', PDF),
  refusals: {
    403: 'session-ended',
    404: { named: ['certificates-none-issued'], plain: 'certificate-not-found' },
    409: 'certificate-not-printed',
  },
  fallbackReason: 'file-not-downloaded',
  isExtension: true,
  example: { query: { filter: '{"decidedOn":"2026-11-20"}' } },
});

export const certificates = requestResource('certificates', 'the certificates that students ordered', {
  rules: requestRules.certificates,
  conflict: 'certificate-number-taken',
  fields: {
    number: z.nullable(z.int()),
    place: z.string(),
    type: z.string(),
    issuedOn: z.nullable(IsoDate),
  },
  edited: {
    number: z.optional(z.nullable(int(1, MAX_CERTIFICATE_NUMBER))),
    issuedOn: z.optional(z.nullable(IsoDate)),
  },
  filter: {},
});

const certificatePlace = { office: text(200), name: text(200), type: int(0, 2), order: int(0, 30_000) };
export const certificatePlaces = resource('certificate-places', 'the places that certificates are for', {
  area: 'choices',
  fields: certificatePlace,
  edited: certificatePlace,
  filter: {},
});
