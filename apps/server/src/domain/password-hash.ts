import { hash, hashRaw, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Unavailable } from './refusal.ts';

/** OWASP's first choice for argon2id. A hash contains its own cost, so that tests can lower it. */
export const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Limits for parallel and for queued computations. Each takes 19 MB and a thread of Node's pool, half of which is
 * reserved for files and DNS. With a full queue the last response takes about five seconds.
 */
const AT_ONCE = 2;
const MAX_WAITING = 200;

const slots = pLimit(AT_ONCE);

/** Queues the computation of a hash; rejects with 503 when too many are queued. */
function enqueue<T>(compute: () => Promise<T>): Promise<T> {
  if (slots.pendingCount >= MAX_WAITING) return Promise.reject(new Unavailable());
  return slots(compute);
}

export const hashPassword = (password: string): Promise<string> => enqueue(() => hash(password, hashCost));

/** Hashes with a given salt, so that rows can be looked up by the hash. */
export const hashWith = async (salt: Uint8Array, text: string): Promise<string> =>
  (await enqueue(() => hashRaw(text, { ...hashCost, salt }))).toString('base64url');

/** A hash that matches no password: rejecting an unknown username must take as long as rejecting a known one. */
const decoy = hashPassword(crypto.randomUUID());

/** Whether the password is the account's; always false for an account without one. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const storedHash = passwordHash ?? (await decoy);
  return (await enqueue(() => verify(storedHash, password))) && passwordHash !== null;
}
