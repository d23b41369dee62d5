import type { Audience } from '@semestr/api/invitations';
import { EMAIL, PHONE } from '@semestr/core/contacts';
import { MAX_INVITED } from '@semestr/core/invitations';
import { consoleRoleOf } from '@semestr/core/rights';
import type { Endpoint } from '@semestr/api/endpoint';
import { and, asc, count, eq, isNull, not, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { notArchived } from '../../db/archive.ts';
import type { Database } from '../../db/database.ts';
import { employees } from '../../db/tables/employees.ts';
import { groups } from '../../db/tables/groups.ts';
import { students } from '../../db/tables/students.ts';
import { contacts, users } from '../../db/tables/users.ts';
import { type Account, ownerName } from '../../domain/accounts.ts';
import type { Caller } from '../../domain/caller.ts';
import { linkAddress } from '../../domain/link-address.ts';
import { assertValuesInOwnFaculty, isAccessibleTo } from '../../domain/own-faculty.ts';
import { hasValidLink } from '../../domain/password-links.ts';
import { isCurrentStudent } from '../../domain/student-states.ts';

/** An account to invite, with the name, the group and the addresses of its owner. */
export interface InvitedAccount {
  account: Account;
  /** Full name of the owner. */
  name: string;
  /** The student's group; null for an employee. */
  group: string | null;
  email: string | null;
  phone: string | null;
}

/** The inviting user, the call and the time. */
export interface Inviter {
  caller: Caller;
  call: Endpoint;
  now: Date;
}

/**
 * Matches the students of the selected faculty, course and group; never matches employees when any of these is
 * selected.
 */
const isSelected = ({ role, facultyId, course, groupId }: Audience): (SQL | undefined)[] => [
  eq(users.role, role),
  facultyId == null ? undefined : eq(groups.facultyId, facultyId),
  course == null ? undefined : eq(groups.course, course),
  groupId == null ? undefined : eq(groups.id, groupId),
];

/**
 * Matches the accounts of an audience that lack a password. Excludes blocked accounts, those of archived groups and
 * employees and of students who have left, and those that the caller may not manage.
 */
const lacksPassword = (db: Database, { caller, call }: Inviter, audience: Audience): SQL | undefined =>
  and(
    ...isSelected(audience),
    isNull(users.passwordHash),
    isNull(users.block),
    notArchived(groups),
    notArchived(employees),
    isCurrentStudent,
    consoleRoleOf(caller) === 'admin' ? undefined : isNull(users.staffRole),
    isAccessibleTo(db, { caller, call }, { table: users }),
  );

const emails = alias(contacts, 'emails');
const phones = alias(contacts, 'phones');

/** Selects the tables that conditions refer to: accounts with their students, groups, employees and contacts. */
const accountRows = (db: Database, where: SQL | undefined) =>
  db
    .select({
      account: users,
      name: ownerName,
      group: groups.name,
      employeeEmail: employees.email,
      own: emails,
      phone: phones.value,
    })
    .from(users)
    .leftJoin(students, eq(students.id, users.studentId))
    .leftJoin(groups, eq(groups.id, students.groupId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .leftJoin(emails, and(eq(emails.userId, users.id), eq(emails.type, EMAIL)))
    .leftJoin(phones, and(eq(phones.userId, users.id), eq(phones.type, PHONE)))
    .where(where)
    .orderBy(asc(groups.name), asc(ownerName), asc(users.id));

/**
 * Loads the accounts to invite, by group and name. Accounts with a valid invitation are only included when they should
 * be invited again. Throws 403 for a group or faculty other than the caller's.
 */
export async function peopleToInvite(
  db: Database,
  inviter: Inviter,
  audience: Audience,
): Promise<InvitedAccount[]> {
  const { facultyId, groupId } = audience;
  const selected = { facultyId: facultyId ?? undefined, groupId };
  await assertValuesInOwnFaculty(db, inviter, { table: students }, selected);
  const isDue = audience.isAgain ? undefined : not(hasValidLink(db, inviter.now));
  const rows = await accountRows(db, and(lacksPassword(db, inviter, audience), isDue));
  // An unconfirmed address is only used while there is no password.
  return rows.map(({ own, employeeEmail, ...row }) => ({
    ...row,
    email: linkAddress({ hasPassword: false, email: own, employeeEmail }),
  }));
}

/** Counts the accounts of an audience that have a valid invitation. */
export async function countInvited(db: Database, inviter: Inviter, audience: Audience): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(users)
    .leftJoin(students, eq(students.id, users.studentId))
    .leftJoin(groups, eq(groups.id, students.groupId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(and(lacksPassword(db, inviter, audience), hasValidLink(db, inviter.now)));
  return row?.total ?? 0;
}

/** Splits the people of one call from those beyond its limit. */
export const firstOf = <T>(people: readonly T[]): { first: readonly T[]; left: number } => ({
  first: people.slice(0, MAX_INVITED),
  left: Math.max(0, people.length - MAX_INVITED),
});
