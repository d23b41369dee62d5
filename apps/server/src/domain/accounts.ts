import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/tables/users.ts';

export type Account = typeof users.$inferSelect;

export async function accountByName(db: Database, username: string): Promise<Account | null> {
  const [account] = await db.select().from(users).where(eq(users.username, username));
  return account ?? null;
}
