import { staffRoles } from '@semestr/core/rights';
import * as z from 'zod/mini';

/** The signed-in user. `authorities` contains ROLE_ADMIN for administrators; `phone` and `group` are never null. */
export const SignedIn = z.object({
  username: z.string(),
  fio: z.string(),
  email: z.nullable(z.string()),
  authorities: z.array(z.string()),
  /** Role of an employee in the console (`rights.ts` of the core); absent without one. */
  staffRole: z.optional(z.enum(staffRoles)),
  /** Abbreviation of the faculty of that role, if it is limited to one. */
  staffFaculty: z.optional(z.string()),
  accountType: z.optional(z.enum(['STUDENT', 'EMPLOYEE'])),
  phone: z.string(),
  group: z.string(),
  photoUrl: z.nullable(z.string()),
  isGroupHead: z.boolean(),
  canStudentNote: z.boolean(),
  hasNotConfirmedContact: z.boolean(),
  hasProfiling: z.optional(z.boolean()),
  /** For a student: 1 leads to a diploma, others to a dissertation. */
  degree: z.optional(z.int()),
  /** For an employee: identifies their page and their schedule. */
  urlId: z.optional(z.string()),
  /** The administrator who is signed in as this user, and until when (ISO date-time). */
  impersonatedBy: z.optional(z.object({ admin: z.string(), until: z.string() })),
  /** Whether this user of the console must set up a second factor before any of its calls is allowed. */
  mustSetSecondFactor: z.optional(z.boolean()),
  /** With status 280: the address to redirect the browser to. */
  redirectUrl: z.optional(z.string()),
});
export type SignedIn = z.output<typeof SignedIn>;
