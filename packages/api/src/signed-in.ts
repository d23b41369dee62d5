import { staffRoles } from '@semestr/core/rights';
import * as z from 'zod/mini';

/** Who signed in. `authorities` holds ROLE_ADMIN for administrators; `phone` and `group` are never null. */
export const SignedIn = z.object({
  username: z.string(),
  fio: z.string(),
  email: z.nullable(z.string()),
  authorities: z.array(z.string()),
  /** What an employee may do in the console (`rights.ts` of the core); absent where nothing. */
  staffRole: z.optional(z.enum(staffRoles)),
  /** The short name of the faculty for which that role is held, where it is held for one. */
  staffFaculty: z.optional(z.string()),
  accountType: z.optional(z.enum(['STUDENT', 'EMPLOYEE'])),
  phone: z.string(),
  group: z.string(),
  photoUrl: z.nullable(z.string()),
  isGroupHead: z.boolean(),
  canStudentNote: z.boolean(),
  hasNotConfirmedContact: z.boolean(),
  hasProfiling: z.optional(z.boolean()),
  /** Of a student: 1 leads to a diploma, others to a dissertation. */
  degree: z.optional(z.int()),
  /** Of an employee: under which name their page and their schedule are found. */
  urlId: z.optional(z.string()),
  /** The administrator who is signed in as this person, and until when (ISO date-time). */
  impersonatedBy: z.optional(z.object({ admin: z.string(), until: z.string() })),
  /** Somebody who works in the console and must set up a second factor before any of its calls is answered. */
  mustSetSecondFactor: z.optional(z.boolean()),
  /** With status 280: the browser is to go there. */
  redirectUrl: z.optional(z.string()),
});
export type SignedIn = z.output<typeof SignedIn>;
