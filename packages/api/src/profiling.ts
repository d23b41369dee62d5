import * as z from 'zod/mini';
import { endpoint, file, XLSX } from './endpoint.ts';
import { Id, IdText, IsoDate } from './shapes.ts';

/** A student's application for a specialisation; `id` and `applicationId` are the same. */
export const ProfilingApplication = z.object({
  id: Id,
  applicationId: Id,
  specialityId: Id,
  specialityName: z.string(),
  status: z.string(),
  statusId: z.int(),
  /** 1 is the student's first choice. */
  priority: z.int(),
  createDate: z.string(),
  rejectionReason: z.nullable(z.string()),
  /** "31.12.2026", in the format of `createDate`; null while pending. */
  decidedDate: z.optional(z.nullable(z.string())),
});
export type ProfilingApplication = z.output<typeof ProfilingApplication>;

/** A place in the rating that decides the choice of specialisations. */
export const RatedStudent = z.object({
  studentCardNumber: z.string(),
  average: z.number(),
  position: z.int(),
  /** Whether it is the caller's own place. */
  isOwn: z.optional(z.boolean()),
});
export type RatedStudent = z.output<typeof RatedStudent>;

/** A specialisation that can be chosen, and its capacity. */
export const Specialization = z.object({
  id: Id,
  name: z.string(),
  abbrev: z.string(),
  /** Null when the number is not set. */
  places: z.optional(z.nullable(z.int())),
  /**
   * The place in the rating of the student who would take the last place, if students were enrolled by the current
   * applications; 0 when all are taken, null when some are left.
   */
  lastPosition: z.optional(z.nullable(z.int())),
  /** The last day on which applications can be created and changed; null when there is none. */
  lastDay: z.optional(z.nullable(IsoDate)),
});
export type Specialization = z.output<typeof Specialization>;

const ofProfiled = { 403: 'session-ended', 404: 'profiling-not-found' } as const;

export const rating = endpoint({
  method: 'GET',
  path: '/api/v1/profiling-rating',
  access: 'signed-in',
  summary: 'Get the rating by which students of the caller’s speciality and course choose specialisations',
  reply: z.array(RatedStudent),
  refusals: ofProfiled,
  fallbackReason: 'not-loaded',
  isExtension: true,
});

export const applications = endpoint({
  method: 'GET',
  path: '/api/v1/profiling-queue/applications',
  access: 'signed-in',
  summary: 'List the caller’s applications for specialisations, newest first',
  reply: z.array(ProfilingApplication),
  refusals: ofProfiled,
  fallbackReason: 'not-loaded',
  isExtension: true,
});

export const specializations = endpoint({
  method: 'GET',
  path: '/api/v1/profiling-queue/specializations',
  access: 'signed-in',
  summary: 'List the specialisations of the caller’s speciality',
  reply: z.array(Specialization),
  refusals: ofProfiled,
  fallbackReason: 'not-loaded',
  isExtension: true,
});

/** After its last day the choice cannot be changed. */
const closed = { 410: 'profiling-closed' } as const;

export const create = endpoint({
  method: 'POST',
  path: '/api/v1/profiling-queue/create-application',
  access: 'signed-in',
  summary: 'Choose a specialisation; it ranks after those chosen before',
  query: z.object({ id: IdText }),
  reply: ProfilingApplication,
  refusals: {
    403: 'session-ended',
    404: 'specialization-not-found',
    409: { named: ['requests-after-leaving'], plain: 'specialization-chosen' },
    ...closed,
  },
  fallbackReason: 'application-not-submitted',
  idempotent: true,
  isExtension: true,
});

const applicationRefusals = { 403: 'session-ended', 404: 'profiling-application-not-found' } as const;

export const update = endpoint({
  method: 'PATCH',
  path: '/api/v1/profiling-queue/update-specialization',
  access: 'signed-in',
  summary: 'Choose another specialisation in an undecided application',
  body: z.object({ applicationId: Id, specialityId: Id }),
  reply: ProfilingApplication,
  refusals: { ...applicationRefusals, 409: 'specialization-not-changed', ...closed },
  fallbackReason: 'application-not-changed',
  isExtension: true,
});

export const reorder = endpoint({
  method: 'PUT',
  path: '/api/v1/profiling-queue/order',
  access: 'signed-in',
  summary: 'Set the order of preference of the caller’s pending applications; returns all applications',
  /** The ids of all pending applications, the first choice first. */
  body: z.object({ applicationIds: z.array(Id).check(z.minLength(1), z.maxLength(100)) }),
  reply: z.array(ProfilingApplication),
  refusals: { ...ofProfiled, 409: 'profiling-order-changed', ...closed },
  fallbackReason: 'application-not-changed',
  isExtension: true,
});

export const cancel = endpoint({
  method: 'POST',
  path: '/api/v1/profiling-queue/cancel-application',
  access: 'signed-in',
  summary: 'Cancel an undecided application of the caller',
  query: z.object({ id: IdText }),
  reply: ProfilingApplication,
  refusals: { ...applicationRefusals, 409: 'profiling-application-decided', ...closed },
  fallbackReason: 'deleting-failed',
  isExtension: true,
});

export const excel = endpoint({
  method: 'GET',
  path: '/api/v1/profiling-queue/download-excel',
  access: 'signed-in',
  summary: 'Download an application of the caller as a workbook',
  query: z.object({ 'profiling-application-id': IdText }),
  reply: file('application.xlsx', XLSX),
  refusals: applicationRefusals,
  fallbackReason: 'application-not-downloaded',
  isExtension: true,
});
