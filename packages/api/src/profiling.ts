import * as z from 'zod/mini';
import { endpoint, file, XLSX } from './endpoint.ts';
import { Id, IdText } from './shapes.ts';

/** A student's application for a specialisation; `id` and `applicationId` are the same. */
export const ProfilingApplication = z.object({
  id: Id,
  applicationId: Id,
  specialityId: Id,
  specialityName: z.string(),
  status: z.string(),
  statusId: z.int(),
  /** 1 is what the student wants most. */
  priority: z.int(),
  createDate: z.string(),
  rejectionReason: z.nullable(z.string()),
});
export type ProfilingApplication = z.output<typeof ProfilingApplication>;

const ofProfiled = { 403: 'session-ended', 404: 'profiling-not-found' } as const;

export const rating = endpoint({
  method: 'GET',
  path: '/api/v1/profiling-rating',
  access: 'signed-in',
  summary: 'The rating by which the students of the own speciality and course choose specialisations',
  reply: z.array(z.object({ studentCardNumber: z.string(), average: z.number(), position: z.int() })),
  refusals: ofProfiled,
  fallbackReason: 'not-loaded',
  isExtension: true,
});

export const applications = endpoint({
  method: 'GET',
  path: '/api/v1/profiling-queue/applications',
  access: 'signed-in',
  summary: 'The own applications for specialisations, the newest first',
  reply: z.array(ProfilingApplication),
  refusals: ofProfiled,
  fallbackReason: 'not-loaded',
  isExtension: true,
});

export const specializations = endpoint({
  method: 'GET',
  path: '/api/v1/profiling-queue/specializations',
  access: 'signed-in',
  summary: 'The specialisations of the own speciality',
  reply: z.array(z.object({ id: Id, name: z.string(), abbrev: z.string() })),
  refusals: ofProfiled,
  fallbackReason: 'not-loaded',
  isExtension: true,
});

export const create = endpoint({
  method: 'POST',
  path: '/api/v1/profiling-queue/create-application',
  access: 'signed-in',
  summary: 'Choose a specialisation; it comes after those that were chosen before',
  query: z.object({ id: IdText }),
  reply: ProfilingApplication,
  refusals: { 403: 'session-ended', 404: 'specialization-not-found', 409: 'specialization-chosen' },
  fallbackReason: 'application-not-submitted',
  idempotent: true,
  isExtension: true,
});

const applicationRefusals = { 403: 'session-ended', 404: 'profiling-application-not-found' } as const;

export const update = endpoint({
  method: 'PATCH',
  path: '/api/v1/profiling-queue/update-specialization',
  access: 'signed-in',
  summary: 'Choose another specialisation in an application that is not decided on',
  body: z.object({ applicationId: Id, specialityId: Id }),
  reply: ProfilingApplication,
  refusals: { ...applicationRefusals, 409: 'specialization-not-changed' },
  fallbackReason: 'application-not-changed',
  isExtension: true,
});

export const excel = endpoint({
  method: 'GET',
  path: '/api/v1/profiling-queue/download-excel',
  access: 'signed-in',
  summary: 'An own application as a workbook',
  query: z.object({ 'profiling-application-id': IdText }),
  reply: file('application.xlsx', XLSX),
  refusals: applicationRefusals,
  fallbackReason: 'application-not-downloaded',
  isExtension: true,
});
