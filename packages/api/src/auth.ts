import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { asLogin, maybe, orElse } from './shapes.ts';
import { SignedIn } from './signed-in.ts';

/** A code of the authenticator app or a recovery code, as typed. */
export const SecondFactorCode = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(40));

/** Meaning of 401 for calls with username and password: the body states when the second factor is the reason. */
export const wrongCredentials = {
  named: ['second-factor-needed', 'second-factor-wrong'],
  plain: 'login-failed',
} as const;

/** Meaning of 423 for these calls: the account is blocked, and in the named case a new password lifts the block. */
export const blockedAccount = { named: ['account-restorable'], plain: 'account-blocked' } as const;

/** An existing password. Spaces at both ends come from pasting and are removed. */
export const GivenPassword = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200));

export const Credentials = z.object({
  username: z.string().check(asLogin, z.minLength(1, 'required'), z.maxLength(100)),
  password: GivenPassword,
  rememberDevice: orElse(z.boolean(), false),
  /** Only for accounts with a second factor; requested once the password was correct. */
  secondFactor: maybe(SecondFactorCode),
});

export const login = endpoint({
  method: 'POST',
  path: '/api/v1/auth/login',
  access: 'anyone',
  summary: 'Sign in; the answer sets the SESSION cookie',
  body: Credentials,
  reply: SignedIn,
  refusals: { 401: wrongCredentials, 423: blockedAccount, 429: 'too-many' },
  fallbackReason: 'not-connected',
  allowOnFullDisk: true,
  sessionOnly: true,
});
