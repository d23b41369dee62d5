import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { paperOfToken, type SignedPaper, textOfPaper } from '@semestr/core/verify';
import type { Database } from '../db/database.ts';
import { keyFor } from './sealed.ts';

/** The prefix of a 32-byte Ed25519 private key in PKCS #8 (RFC 8410, section 7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derives the server's signing key for documents: specific to this installation, and stable across restarts. */
async function privateKeyOf(db: Database): Promise<KeyObject> {
  const key = Buffer.concat([PKCS8, await keyFor(db, 'papers')]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** Returns the public key, as 32 bytes in base64url. */
export async function publicKeyOf(db: Database): Promise<string> {
  const { x = '' } = createPublicKey(await privateKeyOf(db)).export({ format: 'jwk' });
  return x;
}

/** Creates the token of a document: its data and the signature. Deterministic for the same document. */
export async function tokenOf(db: Database, paper: SignedPaper): Promise<string> {
  const part = Buffer.from(textOfPaper(paper)).toString('base64url');
  return `${part}.${sign(null, Buffer.from(part), await privateKeyOf(db)).toString('base64url')}`;
}

/** Returns the document of a token signed by this server; null for any other token. */
export async function signedPaper(db: Database, token: string): Promise<SignedPaper | null> {
  const key = createPublicKey(await privateKeyOf(db));
  return paperOfToken(token, {
    decode: (part) => Buffer.from(part, 'base64url').toString(),
    isSigned: (part, signature) => verify(null, Buffer.from(part), key, Buffer.from(signature, 'base64url')),
  });
}
