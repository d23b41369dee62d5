import * as z from 'zod/mini';
import { empty, endpoint } from './endpoint.ts';

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
  /** With status 280: the browser is to go there. */
  redirectUrl: z.optional(z.string()),
});
export type SignedIn = z.output<typeof SignedIn>;

export const Credentials = z.object({
  username: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(100)),
  password: z.string().check(z.minLength(1, 'required'), z.maxLength(200)),
  rememberDevice: z._default(z.boolean(), false),
});

export const login = endpoint({
  method: 'POST',
  path: '/api/v1/auth/login',
  access: 'anyone',
  summary: 'Sign in; the answer sets the SESSION cookie',
  body: Credentials,
  reply: SignedIn,
  refusals: { 401: 'login-failed', 429: 'too-many' },
  otherwise: 'not-connected',
});

/** Changes state by GET because existing clients call it so; answers same-site and non-browser requests only. */
export const logoutByGet = endpoint({
  method: 'GET',
  path: '/api/v1/auth/logout',
  access: 'anyone',
  summary: 'Sign out (for existing clients); our own use POST',
  reply: empty,
  changesState: true,
  refusals: { 400: 'cross-site' },
  otherwise: 'logout-failed',
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/v1/auth/logout',
  access: 'anyone',
  summary: 'Sign out',
  reply: empty,
  refusals: {},
  otherwise: 'logout-failed',
  ours: true,
});

export const refresh = endpoint({
  method: 'POST',
  path: '/api/v1/auth/refresh',
  access: 'signed-in',
  summary: 'Prolong the session; answers who is signed in',
  reply: SignedIn,
  refusals: { 403: 'session-ended' },
  otherwise: 'not-connected',
  ours: true,
});
