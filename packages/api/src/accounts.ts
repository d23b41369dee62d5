import * as z from 'zod/mini';
import { empty, endpoint } from './endpoint.ts';
import { Id, IdText } from './shapes.ts';

/** What an administrator does for somebody who cannot get in, and with a message that did not get out. */

const params = z.object({ id: IdText });

/**
 * Not repeatable by a key: the answer would be kept with the link in it. Asked again, it gives another link, and the
 * one before is void.
 */
export const passwordLink = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/:id/password-link',
  access: 'admin',
  summary: 'Make a link with which a student sets a password; answers it and until when it holds',
  params,
  reply: z.object({ link: z.string(), expiresAt: z.string() }),
  refusals: { 403: 'session-ended', 404: 'student-account-not-found' },
  fallbackReason: 'record-not-stored',
  isExtension: true,
});

export const unban = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/:id/unban',
  access: 'admin',
  summary: 'Give an account all its attempts back: sign-in, recovery, codes, password',
  params,
  reply: empty,
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'record-not-stored',
  isExtension: true,
});

export const endSessions = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/users/:id/sessions',
  access: 'admin',
  summary: 'Sign an account out everywhere',
  params,
  reply: empty,
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'session-not-ended',
  isExtension: true,
});

export const retryMessage = endpoint({
  method: 'POST',
  path: '/api/v1/admin/outbox/:id/retry',
  access: 'admin',
  summary: 'Send a message again that was given up, unless it held a code',
  params,
  reply: z.object({ id: Id, state: z.enum(['waiting', 'sent', 'failed', 'expired']) }),
  refusals: { 403: 'session-ended', 404: 'record-not-found', 409: 'message-not-repeatable' },
  fallbackReason: 'record-not-stored',
  isExtension: true,
});
