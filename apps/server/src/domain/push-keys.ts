import { createECDH } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { keyFor } from './sealed.ts';

/** A pair of keys on P-256, as base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The server's own keys for messages to browsers: of this installation alone, and the same after a restart. */
export async function pushKeysOf(db: Database): Promise<PushKeys> {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(await keyFor(db, 'push'));
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}
