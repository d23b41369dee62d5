import * as z from 'zod/mini';
import { GivenPassword, SecondFactorCode } from './auth.ts';
import { empty, endpoint } from './endpoint.ts';
import { maybe } from './shapes.ts';

/**
 * The second factor of a sign-in: the codes of an authenticator app (TOTP, RFC 6238), with recovery codes for users who
 * have lost it. Changing it requires step-up verification.
 */

export const proofFields = {
  password: maybe(GivenPassword),
  code: maybe(SecondFactorCode),
};

/** Checks that one of the two is set. */
export const hasProof = z.refine<{ password?: string | null | undefined; code?: string | null | undefined }>(
  (body) => (body.password ?? body.code ?? null) !== null,
  { path: ['password'], error: 'required' },
);

/** The current password, or a code of the second factor. */
export const Proof = z.object(proofFields).check(hasProof);
export type Proof = z.output<typeof Proof>;

/** Refusals of calls that require step-up verification. */
export const provenRefusals = {
  403: 'session-ended',
  409: 'proof-wrong',
  423: 'in-person-only',
  429: { withTime: 'blocked', plain: 'too-many' },
} as const;

export const prove = endpoint({
  access: 'signed-in',
  method: 'POST',
  path: '/api/v1/settings/proof',
  summary:
    'Confirm the caller’s identity; changes to sign-in settings need no further confirmation for five minutes',
  body: Proof,
  reply: empty,
  refusals: provenRefusals,
  fallbackReason: 'not-proven',
  forbidImpersonation: true,
  beforeContacts: true,
  isExtension: true,
  example: { body: { password: 'Student-2026!' } },
});

/** Ten codes, each of which can be used once instead of a code of the app. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const own = {
  access: 'signed-in',
  fallbackReason: 'second-factor-not-changed',
  forbidImpersonation: true,
  beforeContacts: true,
  isExtension: true,
} as const;

export const state = endpoint({
  ...own,
  method: 'GET',
  path: '/api/v1/settings/second-factor',
  summary: 'Whether the caller’s account has a second factor',
  reply: z.object({
    isOn: z.boolean(),
    /** ISO date-time; null when it is off. */
    since: z.nullable(z.string()),
    recoveryCodesLeft: z.int(),
    /** Whether the university requires this user to have one, or a passkey. */
    isRequired: z.boolean(),
  }),
  refusals: { 403: 'session-ended', 423: 'in-person-only' },
  fallbackReason: 'not-loaded',
});

export const begin = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/settings/second-factor/begin',
  summary: 'Create a secret for an authenticator app; it takes effect once a code of the app confirms it',
  body: Proof,
  /** The secret in base 32, and as the address that apps read from a QR code. */
  reply: z.object({ secret: z.string(), uri: z.string() }),
  refusals: { ...provenRefusals, 412: 'second-factor-on' },
  example: { body: { password: 'Student-2026!' } },
});

export const confirm = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/settings/second-factor/confirm',
  summary:
    'Turn on the second factor with a code of the app; returns recovery codes and ends all other sessions',
  body: z.object({ code: SecondFactorCode }),
  reply: RecoveryCodes,
  refusals: {
    403: 'session-ended',
    404: 'second-factor-not-begun',
    409: 'second-factor-wrong',
    423: 'in-person-only',
  },
  example: { body: { code: '123456' } },
});

export const turnOff = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/settings/second-factor/off',
  summary: 'Turn off the second factor',
  body: Proof,
  reply: empty,
  refusals: { ...provenRefusals, 404: 'second-factor-off' },
  example: { body: { code: '123456' } },
});

export const newRecoveryCodes = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/settings/second-factor/recovery-codes',
  summary: 'Create new recovery codes; earlier ones become invalid',
  body: Proof,
  reply: RecoveryCodes,
  refusals: { ...provenRefusals, 404: 'second-factor-off' },
  example: { body: { code: '123456' } },
});
