import type { SignedIn } from '@semestr/api/signed-in';
import { fullName } from '@semestr/core/display';
import { ROLE_ADMIN } from '@semestr/core/roles';
import { IMPERSONATION } from '@semestr/core/session';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { employees } from '../../db/tables/employees.ts';
import { ownPhotoAddress } from '../../domain/photos.ts';
import { groups } from '../../db/tables/groups.ts';
import { students } from '../../db/tables/students.ts';
import { contacts, users } from '../../db/tables/users.ts';
import type { Caller } from '../../http/caller.ts';

/** The answer to a sign-in: who this account is; `photoUrl` is without a host. */
export async function signedIn(db: Database, userId: number): Promise<SignedIn> {
  const [row] = await db
    .select({ user: users, student: students, employee: employees, group: groups.name })
    .from(users)
    .leftJoin(students, eq(students.id, users.studentId))
    .leftJoin(groups, eq(groups.id, students.groupId))
    .leftJoin(employees, eq(employees.id, users.employeeId))
    .where(eq(users.id, userId));
  if (!row) throw new Error(`There is no account ${userId}`);
  const own = await db.select().from(contacts).where(eq(contacts.userId, userId));
  const { user, student, employee } = row;
  const photo = student ? await ownPhotoAddress(db, student.id) : (employee?.photoLink ?? null);
  const person = student ?? employee;
  const valueOf = (type: 4 | 6) => own.find((contact) => contact.type === type)?.value;
  return {
    username: user.username,
    fio: person ? fullName(person) : (user.fio ?? user.username),
    email: valueOf(6) ?? employee?.email ?? null,
    authorities: user.role === 'admin' ? [ROLE_ADMIN] : [],
    ...(user.role === 'student' && { accountType: 'STUDENT' as const }),
    ...(user.role === 'employee' && { accountType: 'EMPLOYEE' as const }),
    phone: valueOf(4) ?? '',
    group: row.group ?? '',
    photoUrl: photo,
    isGroupHead: student?.isGroupHead ?? false,
    canStudentNote: student?.canNote ?? false,
    hasNotConfirmedContact:
      user.role === 'student' && !(own.length === 2 && own.every((contact) => contact.isConfirmed)),
    hasProfiling: student?.hasProfiling ?? false,
  };
}

/** Who is signed in; in an administrator's session as a student also who really is, and until when. */
export async function signedInAs(
  db: Database,
  { userId, adminId, startedAt }: Pick<Caller, 'userId' | 'adminId' | 'startedAt'>,
): Promise<SignedIn> {
  const person = await signedIn(db, userId);
  if (adminId === null) return person;
  const { fio: admin } = await signedIn(db, adminId);
  const until = new Date(startedAt.getTime() + IMPERSONATION).toISOString();
  return { ...person, impersonatedBy: { admin, until } };
}
