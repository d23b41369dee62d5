import { consoleRoleOf } from '@semestr/core/rights';
import { parseTypedFactor } from '@semestr/core/second-factor';
import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { passkeys } from '../db/tables/passkeys.ts';
import { secondFactors } from '../db/tables/second-factors.ts';
import type { Account } from './accounts.ts';
import { writeFailedAttempt } from './failed-attempts.ts';
import { localized } from './localized.ts';
import { recoveryCodesLeft, takeRecoveryCode } from './recovery-codes.ts';
import { unseal } from './sealed.ts';
import type { Settings } from './settings.ts';
import { notifyOwner } from './notify-owner.ts';
import { commonTexts } from './texts.ts';
import { countAttempt, factorTries, clearFailures, MAX_FAILURES } from './sign-in-attempts.ts';
import { stepOfCode } from './totp.ts';

type SecondFactor = typeof secondFactors.$inferSelect;

/** Returns the context for sealing an account's secret. */
export const secretOf = (userId: number) => ({ purpose: 'second factor', owner: userId });

/** Loads the second factor of an account; null when it is off. */
export async function secondFactorOf(db: Database, userId: number): Promise<SecondFactor | null> {
  const [row] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.since)));
  return row ?? null;
}

const hasPasskey = async (db: Database, userId: number): Promise<boolean> =>
  (await db.$count(passkeys, eq(passkeys.userId, userId))) > 0;

type SecondFactorSettings = Pick<Settings, 'secondFactorFor'>;
type Who = Pick<Account, 'id' | 'role' | 'staffRole'>;

/** Whether the university requires this user to have a second factor or a passkey. */
export function requiresSecondFactor(
  who: Pick<Who, 'role' | 'staffRole'>,
  { secondFactorFor }: SecondFactorSettings,
): boolean {
  const role = consoleRoleOf(who);
  return role !== null && secondFactorFor.includes(role);
}

/**
 * Whether a correct password is not sufficient. Where a second factor is required, a passkey alone counts too:
 * otherwise a stolen password would bypass it.
 */
export const promptsForSecondFactor = async (
  db: Database,
  who: Who,
  settings: SecondFactorSettings,
): Promise<boolean> =>
  (await secondFactorOf(db, who.id)) !== null ||
  (requiresSecondFactor(who, settings) && (await hasPasskey(db, who.id)));

/** Whether a user who must have a second factor has neither one nor a passkey. */
export const lacksSecondFactor = async (
  db: Database,
  who: Who,
  settings: SecondFactorSettings,
): Promise<boolean> =>
  requiresSecondFactor(who, settings) && !(await promptsForSecondFactor(db, who, settings));

/** Checks and consumes a code of the account: of several simultaneous uses only one succeeds. */
async function takeCode(db: Database, factor: SecondFactor, text: string, now: Date): Promise<boolean> {
  const typedCode = parseTypedFactor(text);
  if (typedCode === null) return false;
  const { userId, lastStep } = factor;
  if (typedCode.kind === 'recovery') {
    if (!(await takeRecoveryCode(db, factor, typedCode.code))) return false;
    const codesLeft = await recoveryCodesLeft(db, userId);
    await notifyOwner(db, userId, {
      what: localized(commonTexts, 'signIn.codeUsed', { left: codesLeft }),
      now,
    });
    return true;
  }
  const step = stepOfCode(await unseal(db, secretOf(userId), factor.secret), typedCode.code, {
    lastStep,
    now,
  });
  if (step === null) return false;
  const used = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

/**
 * Checks a code of the second factor. The caller has verified the password or is signed in, so failures count for the
 * account, whatever the client address; the user is notified after too many.
 */
export async function trySecondFactor(
  db: Database,
  { userId, code, client, now }: { userId: number; code: string; client: string; now: Date },
): Promise<'right' | 'wrong' | Date> {
  const attempt = { username: factorTries(userId), client: '', now };
  const { count, until } = await countAttempt(db, attempt);
  // Only the first request to be locked out notifies the user, even among parallel ones.
  if (count === MAX_FAILURES + 1)
    await notifyOwner(db, userId, { what: localized(commonTexts, 'signIn.wrongCodes'), now });
  if (count > MAX_FAILURES) return until;
  const factor = await secondFactorOf(db, userId);
  if (factor && (await takeCode(db, factor, code, now))) {
    await clearFailures(db, attempt);
    return 'right';
  }
  await writeFailedAttempt(db, { now, userId, action: 'second-factor.failed', client });
  return 'wrong';
}

/** Turns the second factor of an account off; returns false when it was off. Call in a transaction. */
export async function removeSecondFactor(tx: Database, userId: number): Promise<boolean> {
  const removed = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ since: secondFactors.since });
  return removed.some(({ since }) => since !== null);
}
