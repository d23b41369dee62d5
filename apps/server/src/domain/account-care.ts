import { consoleRoleOf, mayManageSignIn } from '@semestr/core/rights';
import { BEYOND_ROLE } from '@semestr/api/endpoint';
import type { Database } from '../db/database.ts';
import { users } from '../db/tables/users.ts';
import type { Caller } from './caller.ts';
import { refusal, refusalOf, type RefusingCall } from './refusal.ts';
import { type Account, accountById } from './accounts.ts';
import { canAccess } from './own-faculty.ts';

/** Rejects changes to the sign-in of accounts that only administrators may manage. */
export function assertNotStaff(caller: Caller, owner: Account): void {
  const role = consoleRoleOf(caller);
  if (role === null || !mayManageSignIn(role, owner)) throw refusal(BEYOND_ROLE);
}

/**
 * Loads the account whose links, attempts, sessions or factors are managed. Throws 404 when it does not exist or
 * belongs to a faculty other than the caller's; 403 when its user also works in the console.
 */
export async function loadManagedAccount(
  tx: Database,
  { caller, call }: { caller: Caller; call: RefusingCall<404> },
  id: number,
): Promise<Account> {
  const account = await accountById(tx, id);
  if (!account || !(await canAccess(tx, { caller, call }, { table: users }, id))) throw refusalOf(call, 404);
  assertNotStaff(caller, account);
  return account;
}
