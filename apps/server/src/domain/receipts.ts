import type { Endpoint } from '@semestr/api/endpoint';
import type { Database } from '../db/database.ts';
import { inOneTransaction } from '../db/transaction.ts';
import { writeAudit } from './audit.ts';
import { actor, type Caller } from './caller.ts';

/** An impersonating administrator's call. */
interface ImpersonatedCall {
  call: Endpoint;
  caller: Caller;
  client: string;
  now: Date;
}

/**
 * Runs the work of an impersonating administrator's call and records it in the same transaction, so that neither is
 * stored without the other.
 */
export const auditImpersonation = <T>(
  db: Database,
  { call, caller, client, now }: ImpersonatedCall,
  work: (tx: Database) => Promise<T>,
): Promise<T> =>
  inOneTransaction(db, async (tx) => {
    const value = await work(tx);
    const details = { call: `${call.method} ${call.path}` };
    await writeAudit(tx, { now, ...actor(caller), action: 'impersonation.call', client, details });
    return value;
  });
