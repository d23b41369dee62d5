import * as z from 'zod/mini';
import { empty, endpoint } from './endpoint.ts';
import { Id, IdText } from './shapes.ts';
import { SignedIn } from './signed-in.ts';

/** Changes state by GET because existing clients use that method; accepts only same-site and non-browser requests. */
export const logoutByGet = endpoint({
  method: 'GET',
  path: '/api/v1/auth/logout',
  access: 'anyone',
  summary: 'Sign out (for existing clients; new ones use POST)',
  reply: empty,
  changesState: true,
  refusals: { 400: 'cross-site' },
  fallbackReason: 'logout-failed',
  allowOnFullDisk: true,
  sessionOnly: true,
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/v1/auth/logout',
  access: 'anyone',
  summary: 'Sign out',
  reply: empty,
  refusals: {},
  fallbackReason: 'logout-failed',
  isExtension: true,
  allowOnFullDisk: true,
  sessionOnly: true,
});

export const refresh = endpoint({
  method: 'POST',
  path: '/api/v1/auth/refresh',
  access: 'signed-in',
  summary: 'Extend the session; returns the signed-in user',
  reply: SignedIn,
  refusals: { 403: 'session-ended' },
  fallbackReason: 'not-connected',
  isExtension: true,
  beforeContacts: true,
  sessionOnly: true,
});

/** A browser or app in which the user is signed in. Times are ISO date-times. */
export const Session = z.object({
  id: Id,
  isCurrent: z.boolean(),
  isRemembered: z.boolean(),
  /** Whether an administrator is signed in as this user. */
  isImpersonated: z.boolean(),
  userAgent: z.nullable(z.string()),
  createdAt: z.string(),
  seenAt: z.string(),
});
export type Session = z.output<typeof Session>;

export const list = endpoint({
  method: 'GET',
  path: '/api/v1/sessions',
  access: 'signed-in',
  summary: 'List the caller’s sessions, last used first',
  reply: z.array(Session),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'not-loaded',
  isExtension: true,
  sessionOnly: true,
});

export const end = endpoint({
  method: 'DELETE',
  path: '/api/v1/sessions/:id',
  access: 'signed-in',
  summary: 'End one of the caller’s sessions',
  params: z.object({ id: IdText }),
  reply: empty,
  refusals: { 403: 'session-ended', 404: 'session-not-found', 423: 'in-person-only' },
  fallbackReason: 'session-not-ended',
  forbidImpersonation: true,
  beforeContacts: true,
  isExtension: true,
});

export const endOthers = endpoint({
  method: 'DELETE',
  path: '/api/v1/sessions',
  access: 'signed-in',
  summary: 'End all sessions of the caller except this one',
  reply: empty,
  refusals: { 403: 'session-ended', 423: 'in-person-only' },
  fallbackReason: 'session-not-ended',
  forbidImpersonation: true,
  beforeContacts: true,
  isExtension: true,
});
