import * as z from 'zod/mini';
import { empty, endpoint } from './endpoint.ts';
import { base64url, ClientData, credential, MAX_CREDENTIAL, sample } from './passkey-sign-in.ts';
import { Proof, provenRefusals } from './second-factor.ts';
import { Id, IdText, maybe, StoredName } from './shapes.ts';

/**
 * Passkeys (WebAuthn): a device stores a key for this site and signs the server's challenge after its owner has
 * unlocked it. Options and credentials are the JSON forms of the standard: `PublicKeyCredential.parse…FromJSON` reads
 * the options, `toJSON()` of the browser's credential is sent.
 */

/** The response of an authenticator that has created a passkey. */
const NewCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: ClientData,
    attestationObject: base64url(6000),
    /** Transports of the device: "internal", "hybrid", "usb", … */
    transports: maybe(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
});
export type NewCredential = z.output<typeof NewCredential>;

const KnownCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.string())),
});

/** Name chosen by its owner: "Телефон". */
const Name = StoredName(60);

/** A passkey of the user's own account. Times are ISO date-times; `usedAt` is null until the first sign-in with it. */
export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
});
export type Passkey = z.output<typeof Passkey>;

const own = {
  access: 'signed-in',
  fallbackReason: 'passkey-not-changed',
  forbidImpersonation: true,
  beforeContacts: true,
  isExtension: true,
} as const;
const OneOfThem = z.object({ id: IdText });
// Schemas are repeated in each call, so that a browser's bundle can omit them together with the validator.
const one = {
  ...own,
  refusals: { 403: 'session-ended', 404: 'passkey-not-found', 423: 'in-person-only' },
} as const;

export const list = endpoint({
  ...own,
  method: 'GET',
  path: '/api/v1/settings/passkeys',
  summary: 'List the caller’s passkeys, newest first',
  reply: z.array(Passkey),
  refusals: { 403: 'session-ended', 423: 'in-person-only' },
  fallbackReason: 'not-loaded',
});

export const addOptions = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/settings/passkeys/options',
  summary: 'Get the options for creating a passkey; valid once, for five minutes',
  body: Proof,
  reply: z.object({
    rp: z.object({ name: z.string(), id: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    challenge: z.string(),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int(),
    excludeCredentials: z.array(KnownCredential),
    authenticatorSelection: z.object({
      residentKey: z.string(),
      requireResidentKey: z.boolean(),
      userVerification: z.string(),
    }),
    attestation: z.string(),
  }),
  refusals: provenRefusals,
  example: { body: { password: 'Student-2026!' } },
});

export const add = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/settings/passkeys',
  summary: 'Add the passkey that a browser created',
  body: z.object({ name: Name, credential: NewCredential }),
  maxBytes: MAX_CREDENTIAL,
  reply: Passkey,
  refusals: {
    403: 'session-ended',
    409: 'passkey-known',
    410: 'passkey-not-proven',
    423: 'in-person-only',
  },
  example: {
    body: {
      name: 'Телефон',
      credential: { ...sample, response: { clientDataJSON: 'e30', attestationObject: 'o2NmbXQ' } },
    },
  },
});

export const rename = endpoint({
  ...one,
  method: 'PATCH',
  path: '/api/v1/settings/passkeys/:id',
  summary: 'Rename a passkey of the caller',
  params: OneOfThem,
  body: z.object({ name: Name }),
  reply: empty,
});

export const remove = endpoint({
  ...one,
  method: 'DELETE',
  path: '/api/v1/settings/passkeys/:id',
  summary: 'Remove a passkey of the caller; it can no longer be used to sign in',
  requiresStepUp: true,
  params: OneOfThem,
  reply: empty,
});
