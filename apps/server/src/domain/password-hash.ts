import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** The hash of a password that nobody has: an unknown login must take as long to refuse as a known one. */
const decoy = hashPassword(crypto.randomUUID());

/** Whether the password is the account's; an account without one has none that fits. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== null && fits;
}
