import type { Database } from '../db/database.ts';
import { inOneTransaction } from '../db/transaction.ts';
import type { Endpoint } from '@semestr/api/endpoint';
import { writeAudit } from './audit.ts';
import { actor, type Caller } from './caller.ts';

/** Runs an impersonating administrator's action and records it: both or neither. */
export type ImpersonationAuditor = <T>(
  db: Database,
  action: { call: Endpoint; caller: Caller; client: string; now: Date },
  work: (tx: Database) => Promise<T>,
) => Promise<T>;

/**
 * Records an impersonating administrator's action in the transaction of the action, so that neither is stored without
 * the other.
 */
export const auditImpersonation: ImpersonationAuditor = (db, { call, caller, client, now }, work) =>
  inOneTransaction(db, async (tx) => {
    const value = await work(tx);
    const details = { call: `${call.method} ${call.path}` };
    await writeAudit(tx, { now, ...actor(caller), action: 'impersonation.call', client, details });
    return value;
  });
