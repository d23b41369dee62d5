import { fullName } from '@semestr/core/display';
import { type Language, sourceLanguage } from '@semestr/core/languages';
import type { RoleHolder } from '@semestr/core/rights';
import { and, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { employees } from '../db/tables/employees.ts';
import { faculties } from '../db/tables/faculties.ts';
import { groups } from '../db/tables/groups.ts';
import { students } from '../db/tables/students.ts';
import { contacts, sessions, users } from '../db/tables/users.ts';
import { invalidField } from './refusal.ts';

export type Account = typeof users.$inferSelect;

/**
 * Finds the account of an entered username, case-insensitively: the exact match, otherwise the only account that
 * differs in case. Returns null when there is none, or several without an exact match.
 */
export async function accountByName(db: Database, username: string): Promise<Account | null> {
  const login = username.trim();
  const candidates = await db.select().from(users).where(isLogin(login));
  return (
    candidates.find((one) => one.username === login) ??
    (candidates.length === 1 ? (candidates[0] ?? null) : null)
  );
}

/** Matches an account's username, case-insensitively; uses an index. */
export const isLogin = (username: string) => sql`lower(${users.username}) = lower(${username})`;

/**
 * Rejects a username that another account has in any case: with both, each account would be found only by its exact
 * spelling.
 */
export async function assertLoginIsFree(tx: Database, username: string, ownId: number): Promise<void> {
  const isOther = and(isLogin(username), ne(users.id, ownId));
  if ((await tx.$count(users, isOther)) > 0) throw invalidField('username', 'taken');
}

export async function accountById(db: Database, id: number): Promise<Account | null> {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  return account ?? null;
}

/** Signs an account out everywhere, including its impersonation sessions. */
export async function endSessionsOf(tx: Database, userId: number): Promise<void> {
  await tx.delete(sessions).where(or(eq(sessions.userId, userId), eq(sessions.adminId, userId)));
}

/** Returns the language of messages to an account. */
export async function languageOfAccount(db: Database, userId: number): Promise<Language> {
  const [row] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return row?.language ?? sourceLanguage;
}

/**
 * Stores the language that the user chose, if any: e-mails and text messages are sent outside of requests. Ignores the
 * choice of an impersonating administrator.
 */
export async function rememberLanguage(
  db: Database,
  { userId, adminId }: { userId: number; adminId: number | null },
  language: Language | null,
): Promise<void> {
  if (language === null || adminId !== null) return;
  const isOther = sql`${users.language} is distinct from ${language}`;
  await db
    .update(users)
    .set({ language })
    .where(and(eq(users.id, userId), isOther));
}

/** Whether both contacts of an account are confirmed, as part of a statement on accounts. */
export const hasConfirmedContacts = sql<boolean>`(
  select count(*) = 2 from ${contacts} where ${contacts.userId} = ${users.id} and ${contacts.isConfirmed}
)`;

/** Whether the user has to confirm contacts first: required of students. */
export const lacksContacts = (role: Account['role'], hasConfirmed: boolean): boolean =>
  role === 'student' && !hasConfirmed;

/** Loads an account with its student or employee; an administrator's may have neither. */
export async function accountOwner(db: Database, userId: number) {
  const [row] = await db
    .select({
      user: users,
      student: students,
      employee: employees,
      group: groups.name,
      degree: groups.degree,
      staffFaculty: faculties.abbrev,
      hasConfirmedContacts,
    })
    .from(users)
    .leftJoin(students, eq(students.id, users.studentId))
    .leftJoin(groups, eq(groups.id, students.groupId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .leftJoin(faculties, eq(faculties.id, users.staffFacultyId))
    .where(eq(users.id, userId));
  if (!row) throw new Error(`There is no account ${userId}`);
  const own = await db.select().from(contacts).where(eq(contacts.userId, userId));
  const person = row.student ?? row.employee;
  const valueOf = (type: 4 | 6) => own.find((contact) => contact.type === type)?.value ?? null;
  return {
    ...row,
    fio: person ? fullName(person) : row.user.fio,
    phone: valueOf(4),
    email: valueOf(6) ?? row.employee?.email ?? null,
  };
}

/** SQL for the name of an account's student or employee; otherwise the username. */
export const ownerName: SQL<string> = sql<string>`coalesce(
  (select concat_ws(' ', last_name, first_name, middle_name) from ${students} where ${students}.id = ${users}.student_id),
  (select concat_ws(' ', last_name, first_name, middle_name) from ${employees} where ${employees}.id = ${users}.employee_id),
  ${users}.fio,
  ${users}.username
)`;

/**
 * Lists the users of the console to whom work can be assigned, by name.
 * @param mayDo whether the role of an account allows the work
 */
export async function assigneesFor(db: Database, ownId: number, mayDo: (account: RoleHolder) => boolean) {
  const accounts = await db
    .select({
      id: users.id,
      name: ownerName,
      role: users.role,
      staffRole: users.staffRole,
      facultyId: users.staffFacultyId,
    })
    .from(users)
    .where(and(isNull(users.block), or(eq(users.role, 'admin'), isNotNull(users.staffRole))));
  return accounts
    .filter(mayDo)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'ru'))
    .map(({ id, name, facultyId }) => ({ id, name, facultyId, isOwn: id === ownId }));
}
