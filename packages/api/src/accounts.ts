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
  fallbackReason: 'link-not-made',
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
  fallbackReason: 'attempts-not-returned',
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

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/:id/reset-second-factor',
  access: 'admin',
  summary: 'Turn somebody’s second factor off and remove their passkeys; the owner is told',
  params,
  reply: empty,
  refusals: { 403: 'session-ended', 404: 'record-not-found', 409: 'second-factor-own' },
  fallbackReason: 'second-factor-not-changed',
  isExtension: true,
});

/** For good, or until its owner sets a new password: by recovery, or by a link. */
export const Block = z.enum(['for-good', 'restorable']);
export type Block = z.output<typeof Block>;

export const block = endpoint({
  method: 'PUT',
  path: '/api/v1/admin/users/:id/block',
  access: 'admin',
  summary: 'Let somebody in no more, and sign them out everywhere; the owner is told',
  params,
  body: z.object({ block: Block }),
  reply: empty,
  refusals: { 403: 'session-ended', 404: 'record-not-found', 409: 'account-own' },
  fallbackReason: 'account-not-blocked',
  isExtension: true,
});

export const unblock = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/users/:id/block',
  access: 'admin',
  summary: 'Let somebody in again who was blocked',
  params,
  reply: empty,
  refusals: { 403: 'session-ended', 404: 'record-not-found' },
  fallbackReason: 'account-not-unblocked',
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
