import type { attemptKinds, SignInBlocker } from '@semestr/api/access';
import { type AccessFacts, findSignInBlocker, lostSince } from '@semestr/core/access';
import { attemptsAt, CONTACT_ATTEMPTS, RECOVERY_ATTEMPTS } from '@semestr/core/attempts';
import { EMAIL, PHONE } from '@semestr/core/contacts';
import { localDate } from '@semestr/core/dates';
import { LINK_TRIES } from '@semestr/core/first-password';
import { and, desc, eq, gt, gte, inArray, max } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { attempts as attemptRows } from '../../db/tables/attempts.ts';
import { audit } from '../../db/tables/audit.ts';
import { passwordLinks } from '../../db/tables/codes.ts';
import { outbox } from '../../db/tables/outbox.ts';
import { contacts as contactRows, signInFailures, users } from '../../db/tables/users.ts';
import type { Account } from '../../domain/accounts.ts';
import { type Contact, settleExpired } from '../../domain/codes.ts';
import { linkAddress } from '../../domain/link-address.ts';
import type { Settings } from '../../domain/settings.ts';
import {
  countedLogin,
  isInWindow,
  factorTries,
  FAILURE_WINDOW,
  failuresAllowed,
  MAX_FAILURES,
} from '../../domain/sign-in-attempts.ts';
import type { Person } from './people.ts';
import { isAccountClosed } from '@semestr/core/student-orders';

/** Attempts of the client that has used the most. */
interface AttemptsLeft {
  left: number;
  limit: number;
  until: Date | null;
}

/** Data about a user's sign-in. */
export interface UserAccess {
  person: Person;
  account: Account | null;
  contacts: readonly (Contact & { lostSince: Date | null })[];
  attempts: Readonly<Record<(typeof attemptKinds)[number], AttemptsLeft>>;
  /** When the password link expires; null when none is valid. */
  linkUntil: Date | null;
  lastSignInAt: Date | null;
  facts: AccessFacts;
}

interface Circumstances {
  now: Date;
  settings: Pick<Settings, 'employeeAccountUrl' | 'gateways'>;
}

/** Age limit of the messages considered, in milliseconds: older ones say nothing about the current state. */
const LATELY = 24 * 3_600_000;

/** Returns the worst of several counts: the fewest attempts left, the latest end. */
const worst = (all: readonly AttemptsLeft[], limit: number): AttemptsLeft =>
  all.reduce<AttemptsLeft>(
    (sum, { left, until }) => ({
      limit,
      left: Math.min(sum.left, left),
      until: until && (sum.until === null || until > sum.until) ? until : sum.until,
    }),
    { left: limit, limit, until: null },
  );

type AttemptRow = typeof attemptRows.$inferSelect;
type FailureRow = typeof signInFailures.$inferSelect;

/** Counts attempts at codes, across all clients. */
function codesLeft(rows: readonly AttemptRow[], limit: number, now: Date): AttemptsLeft {
  const counted = rows.map((row) => {
    const { left, bannedUntil } = attemptsAt(row, { limit, now });
    return { limit, left: bannedUntil ? 0 : left, until: bannedUntil };
  });
  return worst(counted, limit);
}

/** Counts attempts at passwords and codes of an authenticator app. */
function triesLeft(rows: readonly FailureRow[], now: Date): AttemptsLeft {
  const counted = rows.flatMap(({ client, count, since }) => {
    if (!isInWindow({ since }, now)) return [];
    const until = new Date(since.getTime() + FAILURE_WINDOW);
    const limit = failuresAllowed(client);
    const remaining = Math.max(0, limit - count);
    return [{ limit, left: remaining, until: remaining === 0 ? until : null }];
  });
  return worst(counted, MAX_FAILURES);
}

/** Counts codes that expired unused, so that the result includes the attempts they used. */
async function settle(db: Database, own: readonly Contact[], now: Date): Promise<void> {
  const ids = own.map(({ id }) => id);
  await db.transaction(async (tx) => {
    await settleExpired(tx, ids, { purpose: 'recover', limit: RECOVERY_ATTEMPTS, now });
    await settleExpired(tx, ids, { purpose: 'confirm', limit: CONTACT_ATTEMPTS, now });
  });
}

/** Loads the data of these accounts, with one query for each type. */
async function rowsOf(db: Database, people: readonly Person[], now: Date) {
  const ids = people.flatMap(({ userId }) => userId ?? []);
  const accounts = await db.select().from(users).where(inArray(users.id, ids));
  const contacts = await db.select().from(contactRows).where(inArray(contactRows.userId, ids));
  await settle(db, contacts, now);
  const addresses = [
    ...contacts.map(({ value }) => value),
    ...people.flatMap(({ employeeEmail }) => employeeEmail ?? []),
  ];
  const logins = accounts.map(({ username }) => countedLogin(username));
  return {
    accounts,
    contacts,
    attempts: await db
      .select()
      .from(attemptRows)
      .where(inArray(attemptRows.subject, [...logins, ...ids.map(String)])),
    failures: await db
      .select()
      .from(signInFailures)
      .where(inArray(signInFailures.username, [...logins, ...ids.map(factorTries)])),
    links: await db
      .select()
      .from(passwordLinks)
      .where(and(inArray(passwordLinks.userId, ids), gt(passwordLinks.expiresAt, now))),
    signIns: await db
      .select({ userId: audit.userId, at: max(audit.at) })
      .from(audit)
      .where(and(inArray(audit.userId, ids), eq(audit.action, 'sign-in')))
      .groupBy(audit.userId),
    messages: await db
      .select()
      .from(outbox)
      .where(
        and(inArray(outbox.recipient, addresses), gte(outbox.createdAt, new Date(now.getTime() - LATELY))),
      )
      .orderBy(desc(outbox.createdAt), desc(outbox.id)),
  };
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

function knownOf(person: Person, rows: Rows, { now, settings }: Circumstances): UserAccess {
  const { userId } = person;
  const account = rows.accounts.find(({ id }) => id === userId) ?? null;
  const login = account && countedLogin(account.username);
  const lost = (address: string): Date | null =>
    lostSince(
      rows.messages.filter(({ recipient }) => recipient === address),
      now,
    );
  const contacts = rows.contacts
    .filter((contact) => contact.userId === userId)
    .toSorted((a, b) => a.type - b.type)
    .map((contact) => ({ ...contact, lostSince: lost(contact.value) }));
  const inScope = (scope: string, subject: string | null) =>
    rows.attempts.filter((row) => row.scope === scope && row.subject === subject);
  const failuresOf = (name: string | null) => rows.failures.filter(({ username }) => username === name);
  const recovery = codesLeft(inScope('recovery', login), RECOVERY_ATTEMPTS, now);
  // All clients that are not signed in share a separate limit, which locks recovery for everyone.
  const ceiling = inScope('recovery-login', login).filter(({ bannedUntil }) => bannedUntil !== null);
  const attempts = {
    recovery: worst([recovery, codesLeft(ceiling, RECOVERY_ATTEMPTS, now)], RECOVERY_ATTEMPTS),
    signIn: triesLeft(failuresOf(login), now),
    contacts: codesLeft(inScope('contacts', String(userId)), CONTACT_ATTEMPTS, now),
    secondFactor: triesLeft(userId === null ? [] : failuresOf(factorTries(userId)), now),
  };
  const ofType = (type: typeof EMAIL | typeof PHONE) => contacts.find((contact) => contact.type === type);
  const isLost = (type: typeof EMAIL | typeof PHONE): boolean | null => {
    const contact = ofType(type);
    return contact?.isConfirmed ? contact.lostSince !== null : null;
  };
  const hasPassword = account?.passwordHash != null;
  const { employeeEmail } = person;
  const address = linkAddress({ hasPassword, email: ofType(EMAIL) ?? null, employeeEmail });
  const link = rows.links.find((one) => one.userId === userId && one.failures < LINK_TRIES);
  return {
    person,
    account,
    contacts,
    attempts,
    linkUntil: link?.expiresAt ?? null,
    lastSignInAt: rows.signIns.find((one) => one.userId === userId)?.at ?? null,
    facts: {
      hasAccount: account !== null,
      block: account?.block ?? null,
      hasLeft: person.left !== null && isAccountClosed(person.left, localDate(now)),
      isElsewhere: person.role === 'employee' && settings.employeeAccountUrl !== null,
      hasPassword,
      bannedUntil: {
        recovery: attempts.recovery.until,
        signIn: attempts.signIn.until,
        secondFactor: attempts.secondFactor.until,
      },
      lost: { email: isLost(EMAIL), sms: isLost(PHONE) },
      gateways: settings.gateways,
      isMailable: address !== null && lost(address) === null,
    },
  };
}

/** Loads the sign-in data of these users, in the same order. */
export async function loadAccessData(
  db: Database,
  people: readonly Person[],
  circumstances: Circumstances,
): Promise<UserAccess[]> {
  const rows = await rowsOf(db, people, circumstances.now);
  return people.map((person) => knownOf(person, rows, circumstances));
}

/** Returns what blocks a user's sign-in, in wire format. */
export function signInBlockerOf({ facts }: UserAccess): SignInBlocker | null {
  const blocker = findSignInBlocker(facts);
  return blocker && { ...blocker, until: blocker.until?.toISOString() ?? null };
}

/** Lists the addresses of messages to a user. */
export const addressesOf = ({ contacts, person: { employeeEmail } }: UserAccess): readonly string[] => [
  ...contacts.map(({ value }) => value),
  ...(employeeEmail === null ? [] : [employeeEmail]),
];
