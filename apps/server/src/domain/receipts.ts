import type { Database } from '../db/database.ts';
import { inOneTransaction } from '../db/running-transaction.ts';
import { actor } from '../http/caller.ts';
import type { HttpServices } from '../http/services.ts';
import { writeAudit } from './audit.ts';

/**
 * Records an impersonating administrator's action in the transaction of the action, so that neither is stored without
 * the other.
 */
export const impersonationAuditor =
  (db: Database): HttpServices['auditImpersonation'] =>
  ({ call, caller, client, now }, work) =>
    inOneTransaction(db, async (tx) => {
      const value = await work();
      const details = { call: `${call.method} ${call.path}` };
      await writeAudit(tx, { now, ...actor(caller), action: 'impersonation.call', client, details });
      return value;
    });
