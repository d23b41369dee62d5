import { studentCardFault } from '@semestr/core/validation';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { asLogin } from './shapes.ts';
import { SignedIn } from './signed-in.ts';

/** The student card number, which is the username. */
const StudentCardNumber = z.string().check(
  asLogin,
  z.minLength(1, 'required'),
  z.maxLength(20),
  z.refine((text) => studentCardFault(text) === null, 'format'),
);

export const start = endpoint({
  method: 'POST',
  path: '/api/v1/auth/login-as-student',
  access: 'admin',
  area: 'impersonation',
  summary: 'Sign in as a student for half an hour and notify the student',
  body: z.object({
    studentCardNumber: StudentCardNumber,
    /** Required of every role but administrators, whose existing clients do not prompt for it. */
    reason: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  }),
  reply: SignedIn,
  refusals: { 403: 'session-ended', 404: 'student-account-not-found' },
  fallbackReason: 'not-connected',
  isExtension: true,
  sessionOnly: true,
});

export const finish = endpoint({
  method: 'POST',
  path: '/api/v1/auth/leave-student',
  access: 'signed-in',
  summary: 'Return to the administrator’s session after signing in as a student',
  reply: SignedIn,
  refusals: { 403: 'session-ended', 409: 'not-signed-in-as-student' },
  fallbackReason: 'not-connected',
  isExtension: true,
  beforeContacts: true,
  sessionOnly: true,
});

/** A period in which an administrator was signed in as the user. Times are ISO date-times. */
export const Impersonation = z.object({
  admin: z.string(),
  reason: z.nullable(z.string()),
  startedAt: z.string(),
});
export type Impersonation = z.output<typeof Impersonation>;

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/settings/impersonations',
  access: 'signed-in',
  summary: 'List when administrators were signed in as the caller, newest first, at most 100',
  reply: z.array(Impersonation),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'not-loaded',
  isExtension: true,
  sessionOnly: true,
});
