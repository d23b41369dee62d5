import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { users } from '../src/db/tables/users.ts';
import { demoAccounts } from '../src/demo/university.ts';

/** The least that argon2id can be asked for; how much it was is written in each hash. */
const cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const hashes = Promise.all(
  demoAccounts.map(async ({ username, password }) => [username, await hash(password, cost)] as const),
);

/**
 * Gives the demo accounts hashes of their passwords that are quickly checked: signing in is what tests do most. What a
 * test sets a password to is hashed as dearly as ever, and that the demo's own hashes fit is tested where it is made.
 */
export async function quickenSigningIn(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const [username, passwordHash] of await hashes)
      await tx.update(users).set({ passwordHash }).where(eq(users.username, username));
  });
}
