import type { Database } from '../db/database.ts';
import { inOneTransaction } from '../db/running-transaction.ts';
import { actor } from '../http/caller.ts';
import type { HttpServices } from '../http/services.ts';
import { writeAudit } from './audit.ts';

/** Writes down what an administrator does as somebody else, with what was done or not at all. */
export const receiptsIn =
  (db: Database): HttpServices['withReceipt'] =>
  ({ call, caller, client, now }, work) =>
    inOneTransaction(db, async (tx) => {
      const value = await work();
      const details = { call: `${call.method} ${call.path}` };
      await writeAudit(tx, { now, ...actor(caller), action: 'impersonation.call', client, details });
      return value;
    });
