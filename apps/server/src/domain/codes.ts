import { randomInt } from 'node:crypto';
import { type Attempts } from '@semestr/core/attempts';
import type { Language } from '@semestr/core/languages';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { hashPassword, isPassword } from './password-hash.ts';
import { type AttemptKey, countAttempt, readAttempts } from './attempts.ts';
import type { Database } from '../db/database.ts';
import { languageOfAccount } from './accounts.ts';
import { localized } from './localized.ts';
import { channelOf, enqueue } from './outbox.ts';
import { commonTexts } from './texts.ts';
import { codes } from '../db/tables/codes.ts';
import { contacts } from '../db/tables/users.ts';

export type Contact = typeof contacts.$inferSelect;
type Purpose = (typeof codes.$inferSelect)['purpose'];

/** The attempts that a code uses, and their limit. */
export interface Budget {
  key: AttemptKey;
  limit: number;
}

/** Result of a request for a code. */
export type SendResult =
  | { kind: 'sent'; expiresAt: Date; attempts: Attempts }
  | { kind: 'banned'; until: Date }
  | { kind: 'pending' };

/** Result of entering a code. */
export type CodeCheckResult =
  | { kind: 'right' }
  | { kind: 'wrong' }
  | { kind: 'expired' }
  /** `isNew` when this was the last attempt. */
  | { kind: 'banned'; until: Date; isNew: boolean };

/**
 * Removes the unused expired codes of these contacts. With at most one attempt left, this locks out the user for an
 * hour from their expiry (specification, section 4, "Recovery").
 */
export async function settleExpired(
  tx: Database,
  contactIds: readonly number[],
  { purpose, limit, now }: { purpose: Purpose; limit: number; now: Date },
): Promise<void> {
  if (contactIds.length === 0) return;
  const expiredCodes = await tx
    .delete(codes)
    .where(
      and(inArray(codes.contactId, [...contactIds]), eq(codes.purpose, purpose), lte(codes.expiresAt, now)),
    )
    .returning();
  for (const code of expiredCodes) await countAttempt(tx, code, 'expired', { limit, now: code.expiresAt });
}

/** Lists the valid codes of these contacts. */
export async function liveCodes(tx: Database, contactIds: readonly number[], purpose: Purpose) {
  if (contactIds.length === 0) return [];
  return tx
    .select()
    .from(codes)
    .where(and(inArray(codes.contactId, [...contactIds]), eq(codes.purpose, purpose)));
}

/**
 * Sends a code to a contact unless a code of its account is pending; uses an attempt. Call in a transaction. The
 * message is in the language of the request, or of the account if the request has none.
 */
export async function sendCode(
  tx: Database,
  contact: Contact,
  request: {
    siblings: readonly number[];
    purpose: Purpose;
    budget: Budget;
    validity: number;
    language: Language | null;
    now: Date;
  },
): Promise<SendResult> {
  const { siblings, purpose, budget, validity, now } = request;
  const { key, limit } = budget;
  await settleExpired(tx, siblings, { purpose, limit, now });
  const state = await readAttempts(tx, key, { limit, now });
  if (state.bannedUntil) return { kind: 'banned', until: state.bannedUntil };
  if ((await liveCodes(tx, siblings, purpose)).length > 0) return { kind: 'pending' };
  const { attempts, wasBanned } = await countAttempt(tx, key, 'sent', { limit, now });
  if (wasBanned) return { kind: 'banned', until: wasBanned };
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(now.getTime() + validity);
  const [row] = await tx
    .insert(codes)
    .values({ contactId: contact.id, purpose, hash: await hashPassword(code), expiresAt, ...key })
    .returning({ id: codes.id });
  if (!row) throw new Error('The code was not stored');
  await enqueue(tx, {
    channel: channelOf(contact.type),
    recipient: contact.value,
    wording: {
      subject: localized(commonTexts, 'code.subject'),
      text: localized(commonTexts, 'code.text', { code }),
      language: request.language ?? (await languageOfAccount(tx, contact.userId)),
    },
    code: { id: row.id, expiresAt },
    now,
  });
  return { kind: 'sent', expiresAt, attempts };
}

/**
 * Checks a code for a contact. A correct code is consumed; a wrong or expired code uses an attempt. Call in a
 * transaction.
 */
export async function tryCode(
  tx: Database,
  contact: Contact,
  code: string,
  {
    siblings,
    purpose,
    budget,
    now,
  }: { siblings: readonly number[]; purpose: Purpose; budget: Budget; now: Date },
): Promise<CodeCheckResult> {
  const { key, limit } = budget;
  await settleExpired(tx, siblings, { purpose, limit, now });
  const state = await readAttempts(tx, key, { limit, now });
  if (state.bannedUntil) return { kind: 'banned', until: state.bannedUntil, isNew: false };
  const [live] = await liveCodes(tx, [contact.id], purpose);
  if (live && (await isPassword(live.hash, code))) {
    await tx.delete(codes).where(eq(codes.id, live.id));
    await countAttempt(tx, key, 'succeeded', { limit, now });
    return { kind: 'right' };
  }
  const { attempts } = await countAttempt(tx, key, 'failed', { limit, now });
  if (!attempts.bannedUntil) return { kind: live ? 'wrong' : 'expired' };
  if (live) await tx.delete(codes).where(eq(codes.id, live.id));
  return { kind: 'banned', until: attempts.bannedUntil, isNew: true };
}
