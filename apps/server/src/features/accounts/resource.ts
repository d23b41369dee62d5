import * as accounts from '@semestr/api/accounts';
import { EMAIL } from '@semestr/core/contacts';
import type { AccountAccess } from '@semestr/core/invitations';
import { isOfFaculty } from '@semestr/core/rights';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { assertAdminRemains, lockAdmins } from '../../domain/administrators.ts';
import { ownerName, assertLoginIsFree } from '../../domain/accounts.ts';
import { endFormerRights } from '../../domain/former-rights.ts';
import { localized } from '../../domain/localized.ts';
import { notifyOwner } from '../../domain/notify-owner.ts';
import { commonTexts } from '../../domain/texts.ts';
import { passwordLinks } from '../../db/tables/codes.ts';
import { contacts, users } from '../../db/tables/users.ts';
import { invalidField, refusal } from '../../domain/refusal.ts';
import { type Change, defineResource, type Resource, type Stored } from '../../records/define-resource.ts';
import type { RecordOf } from '../../records/store.ts';

type User = RecordOf<typeof users>;

/** SQL for whether an account has a password. */
const hasPassword: SQL<boolean> = sql<boolean>`(${users.passwordHash} is not null)`;

/** Filters a list of accounts by `hasPassword`: one value, or both. */
const isWithPassword = (_db: Database, values: unknown): SQL => inArray(hasPassword, [values].flat());

/** SQL for the expiry of an account's link for a password; null without one. */
const linkUntil = sql<Date | null>`(
  select max(${passwordLinks.expiresAt}) from ${passwordLinks} where ${passwordLinks.userId} = ${users.id}
)`.mapWith(passwordLinks.expiresAt);

/** SQL for the progress of an account towards its first password. */
const access: SQL<AccountAccess> = sql<AccountAccess>`(case
  when ${users.passwordHash} is not null then 'active'
  when exists (select 1 from ${passwordLinks} where ${passwordLinks.userId} = ${users.id}) then 'invited'
  else 'none'
end)`;

/** Filters a list of accounts by `access`: one value, or several. */
const hasAccess = (_db: Database, values: unknown): SQL => inArray(access, [values].flat());

/**
 * Rejects an inconsistent owner: an employee's account must not have a name, an administrator's must have one and no
 * employee; and a faculty role needs a faculty.
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

/** Returns the resulting role: only employees have one, and a faculty only if the role needs it. */
function staffOf({ role, staffRole = null, staffFacultyId = null }: Partial<User>) {
  const consoleRole = role === 'employee' ? staffRole : null;
  return {
    staffRole: consoleRole,
    staffFacultyId: consoleRole !== null && isOfFaculty(consoleRole) ? staffFacultyId : null,
  };
}

async function checkAccount({ tx, before, values, now, caller, isRestored }: Change<User>): Promise<void> {
  // The student card number is a student's username, and a student's account is created and deleted with the student.
  if (before?.role === 'student') throw refusal('account-of-student');
  // An update sends the complete owner; a reversal contains only the changed fields.
  if (!isRestored)
    Object.assign(values, {
      employeeId: values.employeeId ?? null,
      fio: values.fio || null,
      ...staffOf({ ...before, ...values }),
    });
  const after = { ...before, ...values };
  checkOwner(after);
  if (values.username !== undefined && values.username !== before?.username)
    await assertLoginIsFree(tx, values.username, before?.id ?? 0);
  if (!before) values.createdAt = now;
  else if (after.role !== before.role) {
    if (before.id === caller.userId) throw refusal('role-own');
    if (before.role === 'admin') await assertAdminRemains(tx, before.id);
  }
}

/** Returns the notification text for a change of role by an administrator. */
function roleNoticeKey({ role, staffRole }: User) {
  if (role === 'admin') return 'signIn.madeAdmin';
  return staffRole === null ? 'signIn.madeEmployee' : (`signIn.madeStaff.${staffRole}` as const);
}

/** Handles the consequences of changed sign-in data, and notifies the user. */
async function afterOwnerChange({ tx, before, row, now, options }: Stored<User>): Promise<void> {
  if (!before) {
    const { email } = options;
    if (typeof email === 'string')
      await tx.insert(contacts).values({ userId: row.id, type: EMAIL, value: email, isConfirmed: false });
    return;
  }
  const hasOtherRights = row.staffRole !== before.staffRole || row.staffFacultyId !== before.staffFacultyId;
  if (row.role !== before.role || hasOtherRights) {
    await endFormerRights(tx, row.id);
    await notifyOwner(tx, row.id, { what: localized(commonTexts, roleNoticeKey(row)), now });
  }
  if (row.username !== before.username) {
    const what = localized(commonTexts, 'signIn.renamed', { login: row.username });
    await notifyOwner(tx, row.id, { what, now });
  }
}

const accountResource = defineResource(
  { ...accounts.users, create: accounts.create, update: accounts.update },
  users,
  [users.username, users.fio],
  {
    lock: lockAdmins,
    before: checkAccount,
    after: afterOwnerChange,
    computed: { name: ownerName, hasPassword, linkUntil },
    conditions: { hasPassword: isWithPassword, access: hasAccess },
    period: users.createdAt,
  },
);

export const accountResources: readonly Resource[] = [accountResource];

/** How accounts are stored. */
export const accountConfig = accountResource.config;
