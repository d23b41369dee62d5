import { MAX_CERTIFICATES } from '@semestr/core/certificates';
import { requestRules } from '@semestr/core/requests/kinds';
import * as z from 'zod/mini';
import { endpoint, file as fileReply, PDF } from './endpoint.ts';
import { requestResource } from './request-fields.ts';
import { int, resource, text } from './resource.ts';
import { DottedDate, Id, IdText, IsoDate, neverNull, OwnPage } from './shapes.ts';

/** An ordinary certificate or one with the university's seal. */
export const certificateTypes = ['обычная', 'гербовая'] as const;

/** A certificate that a student ordered. `status`: 1 printed, 2 in work, 3 rejected. */
export const Certificate = z.object({
  id: Id,
  /** 0 while there is none. */
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

/** Changes state by GET because existing clients call it so. */
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

export const certificates = requestResource('certificates', 'the certificates that students ordered', {
  rules: requestRules.certificates,
  fields: {
    number: z.nullable(z.int()),
    place: z.string(),
    type: z.string(),
    issuedOn: z.nullable(IsoDate),
  },
  edited: {
    number: z.optional(z.nullable(int(1, 1_000_000))),
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
