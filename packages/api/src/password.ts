import { passwordFault } from '@semestr/core/validation';
import * as z from 'zod/mini';
import { GivenPassword } from './auth.ts';
import { empty, endpoint } from './endpoint.ts';
import { maybe } from './shapes.ts';

/** 8–30 characters of the classes required by the specification, trimmed. */
export const NewPassword = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  z.maxLength(200),
  z.refine((text) => passwordFault(text) === null, 'format'),
);

export const change = endpoint({
  method: 'POST',
  path: '/api/v1/settings/password/change',
  access: 'signed-in',
  summary: 'Change the caller’s password and end all other sessions',
  /** Older clients name the current password `password`, newer ones `oldPassword`. */
  body: z
    .object({ password: maybe(GivenPassword), oldPassword: maybe(GivenPassword), newPassword: NewPassword })
    .check(
      z.refine((body) => (body.oldPassword ?? body.password ?? null) !== null, {
        path: ['password'],
        error: 'required',
      }),
    ),
  reply: empty,
  refusals: {
    403: 'session-ended',
    409: 'password-wrong',
    423: 'in-person-only',
    429: { withTime: 'blocked', plain: 'too-many' },
  },
  fallbackReason: 'password-not-changed',
  forbidImpersonation: true,
  beforeContacts: true,
});

export const lastChange = endpoint({
  method: 'GET',
  path: '/api/v1/settings/last-password-change',
  access: 'signed-in',
  summary: 'Get the time when the caller’s password was last set; empty if unknown',
  reply: z.string(),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'not-loaded',
  sessionOnly: true,
});

export const attempts = endpoint({
  method: 'GET',
  path: '/api/v1/settings/password-attempts',
  access: 'signed-in',
  summary: 'Get how many wrong entries of the current password are left',
  reply: z.object({ passwordAttempts: z.int(), passwordBanExpiredTime: z.nullable(z.string()) }),
  refusals: { 403: 'session-ended' },
  fallbackReason: 'not-loaded',
  sessionOnly: true,
});
