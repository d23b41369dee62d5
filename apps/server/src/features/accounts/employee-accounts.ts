import type { Endpoint } from '@semestr/api/endpoint';
import { MAX_INVITED, usernameFor } from '@semestr/core/invitations';
import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { employees } from '../../db/tables/employees.ts';
import { users } from '../../db/tables/users.ts';
import type { Caller } from '../../domain/caller.ts';
import { lacksAccount } from '../../domain/employees.ts';
import { createRecord } from '../../records/changes.ts';
import type { ResourceConfig } from '../../records/define-resource.ts';

interface Maker {
  call: Endpoint;
  caller: Caller;
  now: Date;
  client: string;
}

/**
 * Creates accounts for the employees without one, each with its own entry in the audit log, up to the limit of a call.
 * @param config how accounts are stored
 */
export async function createEmployeeAccounts(
  tx: Database,
  config: ResourceConfig,
  maker: Maker,
): Promise<{ created: number; left: number }> {
  const found = await tx
    .select({ id: employees.id, urlId: employees.urlId })
    .from(employees)
    .where(lacksAccount(tx))
    .orderBy(asc(employees.lastName), asc(employees.firstName), asc(employees.id));
  const usernames = new Set(
    (await tx.select({ username: sql<string>`lower(${users.username})` }).from(users)).map(
      ({ username }) => username,
    ),
  );
  const first = found.slice(0, MAX_INVITED);
  for (const { id: employeeId, urlId } of first) {
    const username = usernameFor(urlId, (one) => usernames.has(one));
    usernames.add(username.toLowerCase());
    await createRecord({ ...maker, tx, undoesId: null }, config, { username, role: 'employee', employeeId });
  }
  return { created: first.length, left: found.length - first.length };
}
