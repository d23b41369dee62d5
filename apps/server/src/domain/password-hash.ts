import { hash, hashRaw, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { refuseEarly } from '../http/refuse.ts';

/** OWASP's first choice for argon2id. A hash states its own cost, so that tests can lower it. */
export const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * How many are computed at once, and how many may wait. Each takes 19 MB and a thread of Node's pool, which serves files
 * and names too: half of it is left to those. Whoever comes when so many wait would be answered after some five seconds.
 */
const AT_ONCE = 2;
const MAX_WAITING = 200;

const slots = pLimit(AT_ONCE);

/** Computes a hash in its turn; refuses with 503 where too many wait. */
function inTurn<T>(compute: () => Promise<T>): Promise<T> {
  if (slots.pendingCount >= MAX_WAITING) return Promise.reject(refuseEarly(503));
  return slots(compute);
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, hashCost));

/** The same with a salt that is known: what was hashed can be looked up by its hash. */
export const hashWith = async (salt: Uint8Array, text: string): Promise<string> =>
  (await inTurn(() => hashRaw(text, { ...hashCost, salt }))).toString('base64url');

/** The hash of a password that nobody has: an unknown login must take as long to refuse as a known one. */
const decoy = hashPassword(crypto.randomUUID());

/** Whether the password is the account's; an account without one has none that fits. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const known = passwordHash ?? (await decoy);
  return (await inTurn(() => verify(known, password))) && passwordHash !== null;
}
