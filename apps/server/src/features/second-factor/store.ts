import { typedFactor } from '@semestr/core/second-factor';
import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { secondFactors } from '../../db/tables/second-factors.ts';
import { sessions, users } from '../../db/tables/users.ts';
import { writeAudit } from '../../domain/audit.ts';
import { localized } from '../../domain/localized.ts';
import { makeRecoveryCodes, storeRecoveryCodes } from '../../domain/recovery-codes.ts';
import { seal, unseal } from '../../domain/sealed.ts';
import { removeSecondFactor, secretOf } from '../../domain/second-factor.ts';
import { tellOwner } from '../../domain/tell-owner.ts';
import { commonTexts } from '../../domain/texts.ts';
import { newTotpSecret, stepOfCode, totpFor } from '../../domain/totp.ts';

/** How long a secret that was begun waits for its first code. */
const BEGUN = 30 * 60_000;

/** Whose second factor, from where, when. */
export interface Actor {
  userId: number;
  client: string;
  now: Date;
}

/** Makes a secret that is not in force yet, in place of one that never was; null where one is in force. */
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
 * Turns the second factor on with a first code, and ends the other sessions: they were opened without it. Answers
 * recovery codes; 404 where nothing was begun of late, 409 where the code is wrong.
 */
export async function confirmSecondFactor(
  db: Database,
  { userId, client, now }: Actor,
  { code, sessionHash }: { code: string; sessionHash: string },
): Promise<string[] | 404 | 409> {
  const waiting = and(
    eq(secondFactors.userId, userId),
    isNull(secondFactors.since),
    gt(secondFactors.begunAt, new Date(now.getTime() - BEGUN)),
  );
  const [begun] = await db.select().from(secondFactors).where(waiting);
  if (!begun) return 404;
  const typed = typedFactor(code);
  const plain = await unseal(db, secretOf(userId), begun.secret);
  const step = typed?.kind === 'totp' ? stepOfCode(plain, typed.code, { lastStep: 0, now }) : null;
  if (step === null) return 409;
  const codes = await makeRecoveryCodes();
  return db.transaction(async (tx) => {
    // Of two at once one turns it on; so does none whose secret was replaced meanwhile.
    const confirmed = await tx
      .update(secondFactors)
      .set({ since: now, lastStep: step })
      .where(and(waiting, eq(secondFactors.secret, begun.secret)))
      .returning({ userId: secondFactors.userId });
    if (confirmed.length === 0) return 404;
    await storeRecoveryCodes(tx, userId, codes);
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, sessionHash)));
    await writeAudit(tx, { now, userId, action: 'second-factor.on', client });
    await tellOwner(tx, userId, { what: localized(commonTexts, 'signIn.factorOn'), now });
    return codes.shown;
  });
}

/** Turns it off; false where it was off. */
export async function turnOff(db: Database, { userId, client, now }: Actor): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await removeSecondFactor(tx, userId))) return false;
    await writeAudit(tx, { now, userId, action: 'second-factor.off', client });
    await tellOwner(tx, userId, { what: localized(commonTexts, 'signIn.factorOff'), now });
    return true;
  });
}

/** Makes new recovery codes; null where there is no second factor that they could stand for. */
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
    await tellOwner(tx, userId, { what: localized(commonTexts, 'signIn.newCodes'), now });
    return codes.shown;
  });
}
