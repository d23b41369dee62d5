import * as z from 'zod/mini';
import { blockedAccount } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { maybe, orElse } from './shapes.ts';
import { SignedIn } from './signed-in.ts';

/**
 * Signing in with a passkey, separate from managing passkeys (`passkeys.ts`), so that the sign-in page loads no more
 * than it needs.
 */

/** Bytes as encoded in WebAuthn's JSON. */
export const base64url = (longest: number) =>
  z.string().check(z.regex(/^[\w-]+$/, 'format'), z.maxLength(longest));

/** A credential id has at most 1,023 bytes. */
const CredentialId = base64url(1364);
export const ClientData = base64url(2000);

export const credential = { id: CredentialId, rawId: CredentialId, type: z.literal('public-key') };

/** Limit of a credential with every letter escaped, far above its real size. */
export const MAX_CREDENTIAL = 96 * 1024;

/** Response of a device to a signing request. */
const SigningCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: ClientData,
    authenticatorData: base64url(2000),
    signature: base64url(1500),
    userHandle: maybe(base64url(100)),
  }),
});
export type SigningCredential = z.output<typeof SigningCredential>;

/** Part of the example requests. */
export const sample = { id: 'AQIDBAUGBwg', rawId: 'AQIDBAUGBwg', type: 'public-key' } as const;

export const signInOptions = endpoint({
  method: 'POST',
  path: '/api/v1/auth/passkey/options',
  access: 'anyone',
  summary: 'Get the options for signing in with a passkey; valid once, for five minutes',
  reply: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.string(),
  }),
  refusals: { 429: { withTime: 'blocked', plain: 'too-many' } },
  fallbackReason: 'not-connected',
  isExtension: true,
  allowOnFullDisk: true,
  sessionOnly: true,
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/v1/auth/passkey',
  access: 'anyone',
  summary: 'Sign in with a passkey, without username and password; the answer sets the SESSION cookie',
  body: z.object({ credential: SigningCredential, rememberDevice: orElse(z.boolean(), false) }),
  maxBytes: MAX_CREDENTIAL,
  reply: SignedIn,
  refusals: { 401: 'passkey-refused', 423: blockedAccount, 429: 'too-many' },
  fallbackReason: 'not-connected',
  isExtension: true,
  example: {
    body: {
      credential: {
        ...sample,
        response: { clientDataJSON: 'e30', authenticatorData: 'AQIDBA', signature: 'MEUCIQ' },
      },
    },
  },
  allowOnFullDisk: true,
  sessionOnly: true,
});
