import { consoleRoleOf, hasRight, mayManageSignIn } from '@semestr/core/rights';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { hasOneOf } from '../db/owners.ts';
import type { Database } from '../db/database.ts';
import { apiTokens } from '../db/tables/api-tokens.ts';
import { codes, passwordLinks } from '../db/tables/codes.ts';
import { passkeyChallenges } from '../db/tables/passkeys.ts';
import { secondFactors } from '../db/tables/second-factors.ts';
import { contacts, users } from '../db/tables/users.ts';
import type { Caller } from './caller.ts';
import { type Account, accountById, endSessionsOf } from './accounts.ts';

/** Credentials created with rights that an account or its creator no longer has (docs/decisions/0069). */

/**
 * Revokes everything that was issued under the account's former rights, in the transaction that changes them: sessions,
 * password links, codes, unfinished passkeys and second factors, and API tokens with console scopes.
 */
export async function endFormerRights(tx: Database, userId: number): Promise<void> {
  await endSessionsOf(tx, userId);
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, userId));
  const own = tx.select({ id: contacts.id }).from(contacts).where(eq(contacts.userId, userId));
  await tx.delete(codes).where(inArray(codes.contactId, own));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
  await tx.delete(secondFactors).where(and(eq(secondFactors.userId, userId), isNull(secondFactors.since)));
  const isForConsole = or(
    sql`${apiTokens.scopes} @> '["admin:read"]'`,
    sql`${apiTokens.scopes} @> '["admin:write"]'`,
  );
  await tx.delete(apiTokens).where(and(eq(apiTokens.userId, userId), isForConsole));
}

/** Whether an account still has the role with which a call was made. */
export async function keepsRole(db: Database, { userId, role, staffRole, staffFacultyId }: Caller) {
  const account = await accountById(db, userId);
  return (
    account !== null &&
    account.block === null &&
    account.role === role &&
    account.staffRole === staffRole &&
    account.staffFacultyId === staffFacultyId
  );
}

/**
 * Whether the creator of a password link may still create one for this account; true for links with an unknown creator.
 */
export async function mayStillMakeLink(
  tx: Database,
  makerId: number | null,
  owner: Account,
): Promise<boolean> {
  if (makerId === null) return true;
  const maker = await accountById(tx, makerId);
  const role = maker && maker.block === null ? consoleRoleOf(maker) : null;
  if (role === null || !hasRight(role, 'accounts', 'write') || !mayManageSignIn(role, owner)) return false;
  const faculty = maker?.staffFacultyId ?? null;
  if (faculty === null) return true;
  const isOfFaculty = hasOneOf(tx, { table: users }, 'facultyId', [faculty]) ?? sql`false`;
  return (await tx.$count(users, and(eq(users.id, owner.id), isOfFaculty))) > 0;
}
