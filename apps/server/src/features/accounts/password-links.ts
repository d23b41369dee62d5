import { EMAIL } from '@semestr/core/contacts';
import { localDate, localTime } from '@semestr/core/dates';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passwordLinks } from '../../db/tables/codes.ts';
import { employees } from '../../db/tables/employees.ts';
import { contacts } from '../../db/tables/users.ts';
import { type Account, languageOfAccount } from '../../domain/accounts.ts';
import { linkAddress } from '../../domain/link-address.ts';
import { localized } from '../../domain/localized.ts';
import { enqueue } from '../../domain/outbox.ts';
import { newToken, tokenHash } from '../../domain/tokens.ts';
import { accountTexts } from './texts.ts';

const DAY = 24 * 3_600_000;

/** Validity of a link, in milliseconds. */
const LINK_VALIDITY = 3 * DAY;

/** Returns what a link requires in addition: the known birth date of a student, otherwise the username. */
const proofOf = ({ studentId }: Account) => (studentId === null ? 'login' : 'birthDate');

/** Creates a link with which the user sets a password; earlier links become void. The address has no host. */
export async function makePasswordLink(
  tx: Database,
  account: Account,
  { makerId, now }: { makerId: number | null; now: Date },
): Promise<{ address: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LINK_VALIDITY);
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, account.id));
  await tx
    .insert(passwordLinks)
    .values({ tokenHash: tokenHash(token), userId: account.id, makerId, expiresAt });
  const proofParameter = proofOf(account) === 'login' ? '&by=login' : '';
  return { address: `/initial-password?h=${token}&t=${expiresAt.getTime()}${proofParameter}`, expiresAt };
}

/** Returns the address for a link; null when none is known. */
export async function emailFor(tx: Database, account: Account): Promise<string | null> {
  const [own] = await tx
    .select()
    .from(contacts)
    .where(and(eq(contacts.userId, account.id), eq(contacts.type, EMAIL)));
  const [person] =
    account.employeeId === null
      ? []
      : await tx
          .select({ email: employees.email })
          .from(employees)
          .where(eq(employees.id, account.employeeId));
  return linkAddress({
    hasPassword: account.passwordHash !== null,
    email: own ?? null,
    employeeEmail: person?.email ?? null,
  });
}

/** Sends a link, which is kept as secret as a code. */
export async function sendLink(
  tx: Database,
  account: Account,
  { email, link, expiresAt, now }: { email: string; link: string; expiresAt: Date; now: Date },
): Promise<void> {
  const until = { date: localDate(expiresAt), time: localTime(expiresAt) };
  await enqueue(tx, {
    channel: 'email',
    recipient: email,
    wording: {
      subject: localized(accountTexts, 'link.subject'),
      text: [
        localized(accountTexts, 'link.address', { link, ...until }),
        localized(accountTexts, `link.${proofOf(account)}`),
        localized(accountTexts, 'link.secret'),
      ],
      language: await languageOfAccount(tx, account.id),
    },
    isSecret: true,
    expiresAt,
    now,
  });
}
