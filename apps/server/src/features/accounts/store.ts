import { eq, or, and, inArray, sql } from 'drizzle-orm';
import type { Account } from '../../domain/accounts.ts';
import type { Database } from '../../db/database.ts';
import { OUTBOX } from '../../db/signals.ts';
import { attempts } from '../../db/tables/attempts.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { signInFailures } from '../../db/tables/users.ts';
import { countedLogin, factorTries, passwordTries } from '../../domain/sign-in-attempts.ts';
import { refusal } from '../../domain/refusal.ts';

/** Clears what blocks an account: failed sign-ins, codes, recoveries, wrong current passwords. */
export async function restoreAttempts(
  tx: Database,
  { id, username }: Pick<Account, 'id' | 'username'>,
): Promise<void> {
  await tx.delete(attempts).where(
    or(
      and(eq(attempts.scope, 'contacts'), eq(attempts.subject, String(id))),
      // Recovery has attempts per client, and attempts of all clients together.
      and(
        inArray(attempts.scope, ['recovery', 'recovery-login']),
        eq(attempts.subject, countedLogin(username)),
      ),
    ),
  );
  await tx
    .delete(signInFailures)
    .where(inArray(signInFailures.username, [countedLogin(username), passwordTries(id), factorTries(id)]));
}

/**
 * Makes a failed message pending again. Throws `record-not-found`, or `message-not-repeatable`, also for a message with
 * a code, which was voided when it failed.
 */
export async function retry(tx: Database, id: number, now: Date): Promise<'waiting'> {
  const [message] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
  if (!message) throw refusal('record-not-found');
  const isOver = message.text === null || (message.expiresAt !== null && message.expiresAt <= now);
  if (message.state !== 'failed' || message.isSecret || isOver) throw refusal('message-not-repeatable');
  const state = 'waiting';
  await tx
    .update(outbox)
    .set({ state, nextAt: now, failures: 0, lastError: null, version: message.version + 1 })
    .where(eq(outbox.id, id));
  await tx.execute(sql`select pg_notify(${OUTBOX}, '')`);
  return state;
}

/** Removes a message that is no longer sent. Throws `record-not-found`, or `message-not-removable` for any other. */
export async function discard(tx: Database, id: number): Promise<void> {
  const [message] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
  if (!message) throw refusal('record-not-found');
  if (message.state !== 'failed' && message.state !== 'expired') throw refusal('message-not-removable');
  await tx.delete(outbox).where(eq(outbox.id, id));
}
