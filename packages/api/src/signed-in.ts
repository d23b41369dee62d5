import * as z from 'zod/mini';

/** Who signed in. `authorities` holds ROLE_ADMIN for administrators; `phone` and `group` are never null. */
export const SignedIn = z.object({
  username: z.string(),
  fio: z.string(),
  email: z.nullable(z.string()),
  authorities: z.array(z.string()),
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
  /** An administrator who must set up a second factor before any call for administrators is answered. */
  mustSetSecondFactor: z.optional(z.boolean()),
  /** With status 280: the browser is to go there. */
  redirectUrl: z.optional(z.string()),
});
export type SignedIn = z.output<typeof SignedIn>;
