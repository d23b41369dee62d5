import { EMAIL } from '@semestr/core/contacts';
import { endSessionsOf } from '../../domain/accounts.ts';
import { keepAnAdmin, lockAdmins } from '../../domain/administrators.ts';
import { localized } from '../../domain/localized.ts';
import { tellOwner } from '../../domain/tell-owner.ts';
import { commonTexts } from '../../domain/texts.ts';
import { contacts, type users } from '../../db/tables/users.ts';
import { conflict, invalidField } from '../../http/refuse.ts';
import type { Change, Hooks, Stored } from './define-resource.ts';
import type { RecordOf } from './store.ts';

type User = RecordOf<typeof users>;

/** Refuses an account that belongs to nobody, or to two: an employee has a name of their own, an administrator no other. */
function checkOwner({ role, employeeId, fio }: Partial<User>): void {
  if (role === 'employee') {
    if (employeeId == null) throw invalidField('employeeId', 'required');
    if (fio != null) throw invalidField('fio');
  } else {
    if (employeeId != null) throw invalidField('employeeId');
    if (!fio) throw invalidField('fio', 'required');
  }
}

async function checkAccount({ tx, before, values, now, by, isRestored }: Change<User>): Promise<void> {
  // The card number is a student's login, and a student's account comes and goes with the student.
  if (before?.role === 'student') throw conflict('account-of-student');
  // A change names its owner in whole; of one that is taken back only what differed is known.
  if (!isRestored) Object.assign(values, { employeeId: values.employeeId ?? null, fio: values.fio || null });
  const after = { ...before, ...values };
  checkOwner(after);
  if (!before) values.createdAt = now;
  else if (after.role !== before.role) {
    if (before.id === by) throw conflict('role-own');
    if (before.role === 'admin') await keepAnAdmin(tx, before.id);
  }
}

/** What follows from a change of the ways into an account, which its owner is told of. */
async function seeToOwner({ tx, before, row, now, wishes }: Stored<User>): Promise<void> {
  if (!before) {
    const { email } = wishes;
    if (typeof email === 'string')
      await tx.insert(contacts).values({ userId: row.id, type: EMAIL, value: email, isConfirmed: false });
    return;
  }
  if (row.role !== before.role) {
    await endSessionsOf(tx, row.id);
    const key = row.role === 'admin' ? 'signIn.madeAdmin' : 'signIn.madeEmployee';
    await tellOwner(tx, row.id, { what: localized(commonTexts, key), now });
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
