import * as z from 'zod/mini';
import { empty, endpoint } from './endpoint.ts';
import { Id } from './shapes.ts';

/** The student's studies, in the university's terms; `sdef` is the speciality in its form of education. */
const Studies = z.object({
  studentCardNumber: z.string(),
  groupNumber: z.string(),
  sdef: Id,
  facultyId: Id,
  facultyName: z.string(),
  specialityName: z.string(),
  educationForm: z.string(),
});

/** The user's position in their studies; `degree` 1 leads to a diploma, others to a dissertation. */
export const PersonalInformation = z.object({
  degree: z.int(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  course: z.int(),
  enablePractice: z.boolean(),
  practiceType: z.nullable(z.string()),
  kt: z.boolean(),
  re: z.boolean(),
  graduating: z.boolean(),
  belarusian: z.optional(z.boolean()),
  /** Studies of a student; null for other users. */
  studies: z.optional(z.nullable(Studies)),
  /** Public page of an employee; null for other users. */
  employee: z.optional(z.nullable(z.object({ urlId: z.string() }))),
});
export type PersonalInformation = z.output<typeof PersonalInformation>;

export const personalInformation = endpoint({
  method: 'GET',
  path: '/api/v1/personal-information',
  access: 'signed-in',
  summary: 'Get the degree, course and contacts of the caller',
  reply: PersonalInformation,
  refusals: { 403: 'session-ended' },
  fallbackReason: 'not-loaded',
});

export const illiquidData = endpoint({
  method: 'GET',
  path: '/api/v1/personal-information/illiquid-data',
  access: 'signed-in',
  summary: 'Get what is wrong with the caller’s data; an empty body if nothing is',
  reply: z.union([empty, z.object({ message: z.string() })]),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'not-loaded',
  isExtension: true,
});
