import { hash, hashRaw, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** The same with a salt that is known: what was hashed can be looked up by its hash. */
export const hashWith = async (salt: Uint8Array, text: string): Promise<string> =>
  (await hashRaw(text, { ...cost, salt })).toString('base64url');

/** The hash of a password that nobody has: an unknown login must take as long to refuse as a known one. */
const decoy = hashPassword(crypto.randomUUID());

/** Whether the password is the account's; an account without one has none that fits. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== null && fits;
}
