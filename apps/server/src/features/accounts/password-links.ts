import { EMAIL } from '@semestr/core/contacts';
import { localDate, localTime } from '@semestr/core/dates';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { employees } from '../../db/tables/employees.ts';
import { contacts } from '../../db/tables/users.ts';
import { type Account, languageOfAccount } from '../../domain/accounts.ts';
import { linkAddress } from '../../domain/link-address.ts';
import { localized } from '../../domain/localized.ts';
import { enqueue } from '../../domain/outbox.ts';
import { proofOf } from '../../domain/password-links.ts';
import { accountTexts } from './texts.ts';

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
