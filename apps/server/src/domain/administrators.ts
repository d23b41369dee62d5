import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/tables/users.ts';
import { refusal } from './refusal.ts';

/**
 * Serialises changes of administrators: two administrators who remove each other's role at the same time would
 * otherwise each find that the other one remains. Call before writing any account's row.
 */
export async function lockAdmins(tx: Database): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.id))
    .for('no key update');
}

/**
 * Rejects a change that would leave the university without an administrator who can sign in. Call after `lockAdmins`.
 */
export async function assertAdminRemains(tx: Database, without: number): Promise<void> {
  const others = await tx.$count(
    users,
    and(eq(users.role, 'admin'), ne(users.id, without), isNotNull(users.passwordHash), isNull(users.block)),
  );
  if (others === 0) throw refusal('admin-last');
}
