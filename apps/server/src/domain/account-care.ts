import { consoleRoleOf, maySeeTo } from '@semestr/core/rights';
import { BEYOND_ROLE } from '@semestr/api/endpoint';
import type { Database } from '../db/database.ts';
import { users } from '../db/tables/users.ts';
import type { Caller } from './caller.ts';
import { refusal, refusalOf, type Refusing } from './refusal.ts';
import { type Account, accountById } from './accounts.ts';
import { finds } from './own-faculty.ts';

/** Rejects changes to the sign-in of accounts that only administrators may manage. */
export function refuseStaff(caller: Caller, owner: Account): void {
  const role = consoleRoleOf(caller);
  if (role === null || !maySeeTo(role, owner)) throw refusal(BEYOND_ROLE);
}

/**
 * Loads the account whose links, attempts, sessions or factors are managed. Throws 404 when it does not exist or
 * belongs to another faculty than the caller's; 403 when its user works in the console too.
 */
export async function accountFor(
  tx: Database,
  { caller, call }: { caller: Caller; call: Refusing<404> },
  id: number,
): Promise<Account> {
  const account = await accountById(tx, id);
  if (!account || !(await finds(tx, { caller, call }, { table: users }, id))) throw refusalOf(call, 404);
  refuseStaff(caller, account);
  return account;
}
