import { createECDH } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { keyFor } from './sealed.ts';

/** A P-256 key pair, as base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Derives the server's keys for messages to browsers: specific to this installation, and stable across restarts. */
export async function pushKeysOf(db: Database): Promise<PushKeys> {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(await keyFor(db, 'push'));
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}
