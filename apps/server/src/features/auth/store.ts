import type { SignedIn } from '@semestr/api/signed-in';
import { ROLE_ADMIN } from '@semestr/core/roles';
import { IMPERSONATION } from '@semestr/core/session';
import type { Database } from '../../db/database.ts';
import { accountOwner, lacksContacts } from '../../domain/accounts.ts';
import { ownPhotoAddress } from '../../domain/photos.ts';
import type { SessionCaller } from '../../domain/caller.ts';

/** Builds the response to a sign-in; `photoUrl` has no host. */
export async function signedIn(db: Database, userId: number): Promise<SignedIn> {
  const owner = await accountOwner(db, userId);
  const { user, student, employee, group, degree, fio, phone, email, hasConfirmedContacts, staffFaculty } =
    owner;
  return {
    username: user.username,
    fio: fio ?? user.username,
    email,
    authorities: user.role === 'admin' ? [ROLE_ADMIN] : [],
    ...(user.role === 'student' && { accountType: 'STUDENT' as const }),
    ...(user.role === 'employee' && { accountType: 'EMPLOYEE' as const }),
    ...(user.staffRole && { staffRole: user.staffRole }),
    ...(staffFaculty !== null && { staffFaculty }),
    phone: phone ?? '',
    group: group ?? '',
    photoUrl: student ? await ownPhotoAddress(db, student.id) : (employee?.photoLink ?? null),
    isGroupHead: student?.isGroupHead ?? false,
    canStudentNote: student?.canNote ?? false,
    hasNotConfirmedContact: lacksContacts(user.role, hasConfirmedContacts),
    hasProfiling: student?.hasProfiling ?? false,
    ...(degree !== null && { degree }),
    ...(employee && { urlId: employee.urlId }),
  };
}

/** Returns the signed-in user; during impersonation also the administrator and the end of the session. */
export async function signedInAs(
  db: Database,
  { userId, adminId, startedAt }: Pick<SessionCaller, 'userId' | 'adminId' | 'startedAt'>,
): Promise<SignedIn> {
  const person = await signedIn(db, userId);
  if (adminId === null) return person;
  const { fio: admin } = await signedIn(db, adminId);
  const until = new Date(startedAt.getTime() + IMPERSONATION).toISOString();
  return { ...person, impersonatedBy: { admin, until } };
}
