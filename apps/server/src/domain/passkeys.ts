import type { SigningCredential } from '@semestr/api/passkey-sign-in';
import type { NewCredential } from '@semestr/api/passkeys';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { passkeys } from '../db/tables/passkeys.ts';
import { invalidField } from './refusal.ts';
import { CHALLENGE_VALIDITY, challengeIn, newChallenge, takeChallenge } from './passkey-challenges.ts';
import { pseudonym } from './sealed.ts';

/** Loads the WebAuthn library lazily; most servers run for days without needing it. */
const webauthn = () => import('@simplewebauthn/server');

/** Identity of the site for browsers: a passkey signs only for the site for which it was created. */
export interface Site {
  /** "https://portal.example" */
  origin: string;
  /** "portal.example" */
  rpId: string;
}

export function siteAt(baseUrl: string): Site {
  const url = URL.parse(baseUrl);
  if (!url) throw invalidField('host');
  return { origin: url.origin, rpId: url.hostname };
}

/** EdDSA, ES256 and RS256: every device supports one of them. */
const ALGORITHMS = [-8, -7, -257];

/** Returns the user handle stored on devices: it reveals nothing about the account. */
const handleOf = async (db: Database, userId: number): Promise<string> =>
  Buffer.from(await pseudonym(db, { purpose: 'passkeys', owner: userId })).toString('base64url');

/** A passkey before it is stored. */
export type NewPasskey = Pick<
  typeof passkeys.$inferInsert,
  'credentialId' | 'publicKey' | 'counter' | 'transports'
>;

/** Creates the options with which a browser creates a passkey for an account. */
export async function optionsToAdd(
  db: Database,
  site: Site,
  { userId, username, fio, now }: { userId: number; username: string; fio: string; now: Date },
) {
  const existing = await db.select().from(passkeys).where(eq(passkeys.userId, userId));
  const challenge = await newChallenge(db, { purpose: 'add', userId, now });
  const type = 'public-key' as const;
  return {
    rp: { name: 'Semestr', id: site.rpId },
    user: { id: await handleOf(db, userId), name: username, displayName: fio },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type })),
    timeout: CHALLENGE_VALIDITY,
    // A device creates only one passkey for an account.
    excludeCredentials: existing.map(({ credentialId: id, transports }) => ({ id, type, transports })),
    // Discoverable without a username, and with user verification each time.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    // The manufacturer of the device does not matter.
    attestation: 'none',
  };
}

/**
 * Verifies the passkey that a browser created for this account; returns null when any part does not match the options.
 */
export async function verifyPasskey(
  db: Database,
  site: Site,
  { userId, credential, now }: { userId: number; credential: NewCredential; now: Date },
): Promise<NewPasskey | null> {
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (!challenge || !(await takeChallenge(db, challenge, { purpose: 'add', userId, now }))) return null;
  const { verifyRegistrationResponse } = await webauthn();
  const { transports, ...response } = credential.response;
  const verified = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
    // The library throws for any invalid input.
  }).catch(() => null);
  const created = verified?.registrationInfo?.credential;
  if (!created) return null;
  const { id: credentialId, publicKey, counter } = created;
  return { credentialId, publicKey, counter, transports: transports ?? [] };
}

/** Creates the options with which a browser signs in using any of its passkeys for this site. */
export const optionsToSignIn = async (db: Database, { rpId }: Site, now: Date) => ({
  challenge: await newChallenge(db, { purpose: 'sign-in', userId: null, now }),
  rpId,
  timeout: CHALLENGE_VALIDITY,
  userVerification: 'required',
});

/**
 * Returns the owner of the passkey that signed; null when the passkey is unknown, or the signature is for another
 * purpose or was replayed.
 */
export async function ownerOfPasskey(
  db: Database,
  site: Site,
  { credential, now }: { credential: SigningCredential; now: Date },
): Promise<number | null> {
  const challenge = challengeIn(credential.response.clientDataJSON);
  if (!challenge || !(await takeChallenge(db, challenge, { purpose: 'sign-in', userId: null, now })))
    return null;
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credential.id));
  if (!passkey) return null;
  const { userHandle, ...response } = credential.response;
  // The user is not known yet, so the device must send the user handle.
  if (userHandle !== (await handleOf(db, passkey.userId))) return null;
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, response: { ...response, userHandle }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { newCounter } = verified.authenticationInfo;
  // A device that counts never repeats a number, so two copies of a passkey cannot both succeed at the same time. Other
  // devices always send 0.
  const isNext = newCounter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, newCounter);
  const used = await db
    .update(passkeys)
    .set({ counter: newCounter, usedAt: now })
    .where(and(eq(passkeys.id, passkey.id), isNext))
    .returning({ userId: passkeys.userId });
  return used[0]?.userId ?? null;
}
