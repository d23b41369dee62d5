import { EMAIL } from '@semestr/core/contacts';
import { isOfFaculty } from '@semestr/core/rights';
import { keepAnAdmin, lockAdmins } from '../../domain/administrators.ts';
import { refuseTakenLogin } from '../../domain/accounts.ts';
import { endFormerRights } from '../../domain/former-rights.ts';
import { localized } from '../../domain/localized.ts';
import { tellOwner } from '../../domain/tell-owner.ts';
import { commonTexts } from '../../domain/texts.ts';
import { contacts, type users } from '../../db/tables/users.ts';
import { conflict, invalidField } from '../../http/refuse.ts';
import type { Change, Hooks, Stored } from './define-resource.ts';
import type { RecordOf } from './store.ts';

type User = RecordOf<typeof users>;

/**
 * Refuses an account that belongs to nobody, or to two: an employee has a name of their own, an administrator no other; and a
 * role for a faculty that is not named.
 */
function checkOwner({ role, employeeId, fio, staffRole, staffFacultyId }: Partial<User>): void {
  if (staffRole && isOfFaculty(staffRole) && staffFacultyId == null)
    throw invalidField('staffFacultyId', 'required');
  if (role === 'employee') {
    if (employeeId == null) throw invalidField('employeeId', 'required');
    if (fio != null) throw invalidField('fio');
  } else {
    if (employeeId != null) throw invalidField('employeeId');
    if (!fio) throw invalidField('fio', 'required');
  }
}

/** The role that the owner keeps or is given: an employee's only, and a faculty only where it is held for one. */
function staffOf({ role, staffRole = null, staffFacultyId = null }: Partial<User>) {
  const held = role === 'employee' ? staffRole : null;
  return { staffRole: held, staffFacultyId: held !== null && isOfFaculty(held) ? staffFacultyId : null };
}

async function checkAccount({ tx, before, values, now, caller, isRestored }: Change<User>): Promise<void> {
  // The card number is a student's login, and a student's account comes and goes with the student.
  if (before?.role === 'student') throw conflict('account-of-student');
  // A change names its owner in whole; of one that is taken back only what differed is known.
  if (!isRestored)
    Object.assign(values, {
      employeeId: values.employeeId ?? null,
      fio: values.fio || null,
      ...staffOf({ ...before, ...values }),
    });
  const after = { ...before, ...values };
  checkOwner(after);
  if (values.username !== undefined && values.username !== before?.username)
    await refuseTakenLogin(tx, values.username, before?.id ?? 0);
  if (!before) values.createdAt = now;
  else if (after.role !== before.role) {
    if (before.id === caller.userId) throw conflict('role-own');
    if (before.role === 'admin') await keepAnAdmin(tx, before.id);
  }
}

/** What the owner is told that an administrator has made of them. */
function madeOf({ role, staffRole }: User) {
  if (role === 'admin') return 'signIn.madeAdmin';
  return staffRole === null ? 'signIn.madeEmployee' : (`signIn.madeStaff.${staffRole}` as const);
}

/** What follows from a change of the ways into an account, which its owner is told of. */
async function seeToOwner({ tx, before, row, now, wishes }: Stored<User>): Promise<void> {
  if (!before) {
    const { email } = wishes;
    if (typeof email === 'string')
      await tx.insert(contacts).values({ userId: row.id, type: EMAIL, value: email, isConfirmed: false });
    return;
  }
  const hasOtherRights = row.staffRole !== before.staffRole || row.staffFacultyId !== before.staffFacultyId;
  if (row.role !== before.role || hasOtherRights) {
    await endFormerRights(tx, row.id);
    await tellOwner(tx, row.id, { what: localized(commonTexts, madeOf(row)), now });
  }
  if (row.username !== before.username) {
    const what = localized(commonTexts, 'signIn.renamed', { login: row.username });
    await tellOwner(tx, row.id, { what, now });
  }
}

/** An account that is made or changed by an administrator. */
export const accounting: Pick<Hooks<User>, 'lock' | 'before' | 'after'> = {
  lock: lockAdmins,
  before: checkAccount,
  after: seeToOwner,
};
