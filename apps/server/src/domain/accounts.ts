import { fullName } from '@semestr/core/display';
import { type Language, sourceLanguage } from '@semestr/core/languages';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { employees } from '../db/tables/employees.ts';
import { faculties } from '../db/tables/faculties.ts';
import { groups } from '../db/tables/groups.ts';
import { students } from '../db/tables/students.ts';
import { contacts, sessions, users } from '../db/tables/users.ts';
import { invalidField } from '../http/refuse.ts';

export type Account = typeof users.$inferSelect;

/**
 * The account of a login as it was typed, in any case of letters: the one that is written so, else the only one that
 * differs in case. Null where there is none, or several of which none is written so.
 */
export async function accountByName(db: Database, username: string): Promise<Account | null> {
  const wanted = username.trim();
  const alike = await db.select().from(users).where(isLogin(wanted));
  return alike.find((one) => one.username === wanted) ?? (alike.length === 1 ? (alike[0] ?? null) : null);
}

/** Whether an account has this login, in any case of letters; an index serves it. */
export const isLogin = (username: string) => sql`lower(${users.username}) = lower(${username})`;

/** Refuses a login that another account has, in whatever case: each would be found only as it is written. */
export async function refuseTakenLogin(tx: Database, username: string, ownId: number): Promise<void> {
  const isOther = and(isLogin(username), ne(users.id, ownId));
  if ((await tx.$count(users, isOther)) > 0) throw invalidField('username', 'taken');
}

export async function accountById(db: Database, id: number): Promise<Account | null> {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  return account ?? null;
}

/** Signs an account out everywhere; also out of those as whom its owner acts. */
export async function endSessionsOf(tx: Database, userId: number): Promise<void> {
  await tx.delete(sessions).where(or(eq(sessions.userId, userId), eq(sessions.adminId, userId)));
}

/** The language in which the owner of an account is written to. */
export async function languageOfAccount(db: Database, userId: number): Promise<Language> {
  const [row] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return row?.language ?? sourceLanguage;
}

/**
 * Remembers the language that the owner of an account chose, if any: e-mails and text messages leave when nobody is
 * there to be asked. What an administrator chose who acts as the owner does not count.
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

/** Whether both contacts of an account are confirmed, in a statement that asks for accounts. */
export const hasConfirmedContacts = sql<boolean>`(
  select count(*) = 2 from ${contacts} where ${contacts.userId} = ${users.id} and ${contacts.isConfirmed}
)`;

/** Whether the owner of an account has to confirm contacts first: of students that is asked. */
export const lacksContacts = (role: Account['role'], hasConfirmed: boolean): boolean =>
  role === 'student' && !hasConfirmed;

/** An account with the person it belongs to; an administrator's may have none. */
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
