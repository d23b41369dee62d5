import { parseTypedFactor } from '@semestr/core/second-factor';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { secondFactors } from '../../db/tables/second-factors.ts';
import { sessions, users } from '../../db/tables/users.ts';
import { writeAudit } from '../../domain/audit.ts';
import { localized } from '../../domain/localized.ts';
import { makeRecoveryCodes, storeRecoveryCodes } from '../../domain/recovery-codes.ts';
import { seal, unseal } from '../../domain/sealed.ts';
import { removeSecondFactor, secretOf } from '../../domain/second-factor.ts';
import { notifyOwner } from '../../domain/notify-owner.ts';
import { commonTexts } from '../../domain/texts.ts';
import { newTotpSecret, stepOfCode, totpFor } from '../../domain/totp.ts';
import { refusal } from '../../domain/refusal.ts';

/** Validity of a secret without a first code, in milliseconds. */
const BEGUN = 30 * 60_000;

/** The account, the client address and the time of an action. */
export interface Actor {
  userId: number;
  client: string;
  now: Date;
}

/** Creates an inactive secret, replacing an earlier inactive one; returns null when the account has an active one. */
export async function beginSecondFactor(
  db: Database,
  { userId, now }: Actor,
): Promise<{ secret: string; uri: string } | null> {
  const [account] = await db.select({ username: users.username }).from(users).where(eq(users.id, userId));
  const plain = newTotpSecret();
  const begun = { secret: await seal(db, secretOf(userId), plain), begunAt: now, lastStep: 0 };
  const stored = await db
    .insert(secondFactors)
    .values({ userId, ...begun })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: begun,
      setWhere: isNull(secondFactors.since),
    })
    .returning({ userId: secondFactors.userId });
  return stored.length > 0 ? totpFor(plain, account?.username ?? '') : null;
}

/**
 * Turns the second factor on with a first code, and ends the other sessions, which were opened without it. Returns
 * recovery codes. Throws `second-factor-not-begun`, or `second-factor-wrong`.
 */
export async function confirmSecondFactor(
  db: Database,
  { userId, client, now }: Actor,
  { code, sessionHash }: { code: string; sessionHash: string },
): Promise<string[]> {
  const waiting = and(
    eq(secondFactors.userId, userId),
    isNull(secondFactors.since),
    gt(secondFactors.begunAt, new Date(now.getTime() - BEGUN)),
  );
  const [begun] = await db.select().from(secondFactors).where(waiting);
  if (!begun) throw refusal('second-factor-not-begun');
  const typedCode = parseTypedFactor(code);
  const plain = await unseal(db, secretOf(userId), begun.secret);
  const step = typedCode?.kind === 'totp' ? stepOfCode(plain, typedCode.code, { lastStep: 0, now }) : null;
  if (step === null) throw refusal('second-factor-wrong');
  const codes = await makeRecoveryCodes();
  return db.transaction(async (tx) => {
    // Of two concurrent requests only one succeeds. A secret that was replaced in the meantime is rejected too.
    const confirmed = await tx
      .update(secondFactors)
      .set({ since: now, lastStep: step })
      .where(and(waiting, eq(secondFactors.secret, begun.secret)))
      .returning({ userId: secondFactors.userId });
    if (confirmed.length === 0) throw refusal('second-factor-not-begun');
    await storeRecoveryCodes(tx, userId, codes);
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, sessionHash)));
    await writeAudit(tx, { now, userId, action: 'second-factor.on', client });
    await notifyOwner(tx, userId, { what: localized(commonTexts, 'signIn.factorOn'), now });
    return codes.texts;
  });
}

/** Turns the second factor off; returns false when it was off. */
export async function turnOff(db: Database, { userId, client, now }: Actor): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await removeSecondFactor(tx, userId))) return false;
    await writeAudit(tx, { now, userId, action: 'second-factor.off', client });
    await notifyOwner(tx, userId, { what: localized(commonTexts, 'signIn.factorOff'), now });
    return true;
  });
}

/** Creates new recovery codes; returns null without a second factor. */
export async function replaceRecoveryCodes(
  db: Database,
  { userId, client, now }: Actor,
): Promise<string[] | null> {
  const codes = await makeRecoveryCodes();
  return db.transaction(async (tx) => {
    const [factor] = await tx
      .select({ since: secondFactors.since })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .for('update');
    if (!factor?.since) return null;
    await storeRecoveryCodes(tx, userId, codes);
    await writeAudit(tx, { now, userId, action: 'second-factor.codes', client });
    await notifyOwner(tx, userId, { what: localized(commonTexts, 'signIn.newCodes'), now });
    return codes.texts;
  });
}
