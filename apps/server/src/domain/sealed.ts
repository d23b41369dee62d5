import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { meta } from '../db/tables/meta.ts';

/** What is stored so that neither a copy of its table nor another account can make use of it: AES-256-GCM. */

const [NONCE, TAG] = [12, 16];

/** A key of this installation for one purpose. */
export async function keyFor(db: Database, purpose: string): Promise<Uint8Array> {
  const [row] = await db.select({ secret: meta.secret }).from(meta);
  if (!row) throw new Error('The installation has no secret');
  return new Uint8Array(hkdfSync('sha256', row.secret, '', purpose, 32));
}

/** For what something is sealed: it opens for nothing else. */
export interface Seal {
  purpose: string;
  owner: number;
}

export async function seal(db: Database, { purpose, owner }: Seal, bytes: Uint8Array): Promise<Uint8Array> {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', await keyFor(db, purpose), nonce);
  cipher.setAAD(Buffer.from(String(owner)));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Throws where it was sealed for something else, or changed. */
export async function unseal(
  db: Database,
  { purpose, owner }: Seal,
  sealed: Uint8Array,
): Promise<Uint8Array> {
  const decipher = createDecipheriv('aes-256-gcm', await keyFor(db, purpose), sealed.subarray(0, NONCE));
  decipher.setAAD(Buffer.from(String(owner)));
  decipher.setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]);
}

/** A name for an account that tells nothing of it and is always the same. */
export async function pseudonym(db: Database, { purpose, owner }: Seal): Promise<Uint8Array> {
  const digest = createHmac('sha256', await keyFor(db, purpose))
    .update(String(owner))
    .digest();
  return new Uint8Array(digest);
}
