import type { Audience } from '@semestr/api/invitations';
import { EMAIL, PHONE } from '@semestr/core/contacts';
import { MAX_INVITED } from '@semestr/core/invitations';
import { consoleRoleOf } from '@semestr/core/rights';
import type { Endpoint } from '@semestr/api/endpoint';
import { and, asc, count, eq, exists, gt, inArray, isNull, not, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { passwordLinks } from '../../db/tables/codes.ts';
import { employees } from '../../db/tables/employees.ts';
import { groups } from '../../db/tables/groups.ts';
import { students } from '../../db/tables/students.ts';
import { contacts, users } from '../../db/tables/users.ts';
import { type Account, ownerName } from '../../domain/accounts.ts';
import type { Caller } from '../../domain/caller.ts';
import { linkAddress } from '../../domain/link-address.ts';
import { assertValuesInOwnFaculty, foundBy } from '../../domain/own-faculty.ts';

/** An account to invite, with what its owner is called by and reached at. */
export interface Invited {
  account: Account;
  /** Full name of the owner. */
  name: string;
  /** The student's group; null for an employee. */
  group: string | null;
  email: string | null;
  phone: string | null;
}

/** Who invites, by which call, and when. */
export interface Inviter {
  caller: Caller;
  call: Endpoint;
  now: Date;
}

/** Matches accounts with a link that still works. */
const hasLink = (db: Database, now: Date): SQL =>
  exists(
    db
      .select({ id: passwordLinks.userId })
      .from(passwordLinks)
      .where(and(eq(passwordLinks.userId, users.id), gt(passwordLinks.expiresAt, now))),
  );

/** Matches the students of the selected faculty, course and group; employees have none of them. */
const isSelected = ({ role, facultyId, course, groupId }: Audience): (SQL | undefined)[] => [
  eq(users.role, role),
  facultyId == null ? undefined : eq(groups.facultyId, facultyId),
  course == null ? undefined : eq(groups.course, course),
  groupId == null ? undefined : eq(groups.id, groupId),
];

/**
 * Matches the accounts of an audience that lack a password: not blocked ones, those of archived groups, or those that
 * the caller may not manage.
 */
const lacksPassword = (db: Database, { caller, call }: Inviter, audience: Audience): SQL | undefined =>
  and(
    ...isSelected(audience),
    isNull(users.passwordHash),
    isNull(users.block),
    isNull(groups.archivedAt),
    consoleRoleOf(caller) === 'admin' ? undefined : isNull(users.staffRole),
    foundBy(db, { caller, call }, { table: users }),
  );

/** Loads the addresses of accounts; an unconfirmed one counts while there is no password. */
async function addressesOf(db: Database, accounts: readonly Account[]) {
  const ids = accounts.map(({ id }) => id);
  const own = ids.length === 0 ? [] : await db.select().from(contacts).where(inArray(contacts.userId, ids));
  const found = new Map(own.map((contact) => [`${contact.userId} ${contact.type}`, contact]));
  return (account: Account, employeeEmail: string | null) => ({
    email: linkAddress({
      hasPassword: false,
      email: found.get(`${account.id} ${EMAIL}`) ?? null,
      employeeEmail,
    }),
    phone: found.get(`${account.id} ${PHONE}`)?.value ?? null,
  });
}

/** Selects what `where` needs: accounts with their students, groups and employees. */
const accountRows = (db: Database, where: SQL | undefined) =>
  db
    .select({ account: users, name: ownerName, group: groups.name, employeeEmail: employees.email })
    .from(users)
    .leftJoin(students, eq(students.id, users.studentId))
    .leftJoin(groups, eq(groups.id, students.groupId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(where)
    .orderBy(asc(groups.name), asc(ownerName), asc(users.id));

/**
 * Loads the accounts to invite, by group and name; those with a valid invitation only when they are invited again.
 * Throws 403 for a group or faculty other than the caller's.
 */
export async function peopleToInvite(db: Database, inviter: Inviter, audience: Audience): Promise<Invited[]> {
  const { facultyId, groupId } = audience;
  const selected = { facultyId: facultyId ?? undefined, groupId };
  await assertValuesInOwnFaculty(db, inviter, { table: students }, selected);
  const isDue = audience.isAgain ? undefined : not(hasLink(db, inviter.now));
  const rows = await accountRows(db, and(lacksPassword(db, inviter, audience), isDue));
  const addresses = await addressesOf(
    db,
    rows.map(({ account }) => account),
  );
  return rows.map(({ employeeEmail, ...row }) => ({ ...row, ...addresses(row.account, employeeEmail) }));
}

/** Counts the accounts of an audience that have a valid invitation. */
export async function countInvited(db: Database, inviter: Inviter, audience: Audience): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .leftJoin(students, eq(students.id, users.studentId))
    .leftJoin(groups, eq(groups.id, students.groupId))
    .where(and(lacksPassword(db, inviter, audience), hasLink(db, inviter.now)));
  return row?.total ?? 0;
}

/** Counts the employees without an account, apart from archived ones. */
export const countWithoutAccount = (db: Database): Promise<number> =>
  db.$count(
    employees,
    and(
      isNull(employees.archivedAt),
      not(exists(db.select({ id: users.id }).from(users).where(eq(users.employeeId, employees.id)))),
    ),
  );

/** Splits the people of one call from those beyond its limit. */
export const firstOf = <T>(people: readonly T[]): { first: readonly T[]; left: number } => ({
  first: people.slice(0, MAX_INVITED),
  left: Math.max(0, people.length - MAX_INVITED),
});
