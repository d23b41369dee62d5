import { and, eq, exists, gt, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { passwordLinks } from '../db/tables/codes.ts';
import { users } from '../db/tables/users.ts';
import type { Account } from './accounts.ts';
import { newToken, tokenHash } from './tokens.ts';

const DAY = 24 * 3_600_000;

/** Validity of a single link, in days. */
const LINK_DAYS = 3;

/** A link for a password of one account; the address has no host. */
export interface PasswordLink {
  address: string;
  expiresAt: Date;
}

/** Returns what a link requires in addition: a student's birth date if it is known, otherwise the username. */
export const proofOf = ({ studentId }: Pick<Account, 'studentId'>) =>
  studentId === null ? 'login' : 'birthDate';

/** Matches accounts with a link that still works. */
export const hasValidLink = (db: Database, now: Date): SQL =>
  exists(
    db
      .select({ id: passwordLinks.userId })
      .from(passwordLinks)
      .where(and(eq(passwordLinks.userId, users.id), gt(passwordLinks.expiresAt, now))),
  );

/** Number of rows of one statement. */
const SLICE = 500;

/**
 * Creates links with which users set their passwords, in the order of their accounts; earlier links become void.
 * @param days the validity of the links
 */
export async function makePasswordLinks(
  tx: Database,
  accounts: readonly Pick<Account, 'id' | 'studentId'>[],
  { makerId, now, days = LINK_DAYS }: { makerId: number | null; now: Date; days?: number },
): Promise<PasswordLink[]> {
  const expiresAt = new Date(now.getTime() + days * DAY);
  const links = accounts.map((account) => ({ account, token: newToken() }));
  for (let from = 0; from < links.length; from += SLICE) {
    const slice = links.slice(from, from + SLICE);
    const ids = slice.map(({ account }) => account.id);
    await tx.delete(passwordLinks).where(inArray(passwordLinks.userId, ids));
    await tx.insert(passwordLinks).values(
      slice.map(({ account, token }) => ({
        tokenHash: tokenHash(token),
        userId: account.id,
        makerId,
        expiresAt,
      })),
    );
  }
  return links.map(({ account, token }) => {
    const proof = proofOf(account) === 'login' ? '&by=login' : '';
    return { address: `/initial-password?h=${token}&t=${expiresAt.getTime()}${proof}`, expiresAt };
  });
}

/** Creates a link for one account. */
export async function makePasswordLink(
  tx: Database,
  account: Account,
  maker: { makerId: number | null; now: Date },
): Promise<PasswordLink> {
  const [link] = await makePasswordLinks(tx, [account], maker);
  if (!link) throw new Error('The link was not created');
  return link;
}
