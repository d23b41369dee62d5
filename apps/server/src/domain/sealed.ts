import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { meta } from '../db/tables/meta.ts';

/** Encrypts stored values so that a copy of the table or another account cannot use them: AES-256-GCM. */

const [NONCE, TAG] = [12, 16];

/** Derives a key of this installation for one purpose. */
export async function keyFor(db: Database, purpose: string): Promise<Uint8Array> {
  const [row] = await db.select({ secret: meta.secret }).from(meta);
  if (!row) throw new Error('The installation has no secret');
  return new Uint8Array(hkdfSync('sha256', row.secret, '', purpose, 32));
}

/** Context of a sealed value, which is required to open it. */
export interface SealContext {
  purpose: string;
  owner: number;
}

export async function seal(
  db: Database,
  { purpose, owner }: SealContext,
  bytes: Uint8Array,
): Promise<Uint8Array> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', await keyFor(db, purpose), nonce);
  cipher.setAAD(Buffer.from(String(owner)));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Throws when the value was sealed for another context, or has changed. */
export async function unseal(
  db: Database,
  { purpose, owner }: SealContext,
  sealed: Uint8Array,
): Promise<Uint8Array> {
  const decipher = createDecipheriv('aes-256-gcm', await keyFor(db, purpose), sealed.subarray(0, NONCE));
  decipher.setAAD(Buffer.from(String(owner)));
  decipher.setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]);
}

/** Returns a stable name for an account that reveals nothing about it. */
export async function pseudonym(db: Database, { purpose, owner }: SealContext): Promise<Uint8Array> {
  const digest = createHmac('sha256', await keyFor(db, purpose))
    .update(String(owner))
    .digest();
  return new Uint8Array(digest);
}
