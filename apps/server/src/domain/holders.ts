import type { Database } from '../db/database.ts';
import { students } from '../db/tables/students.ts';
import { users } from '../db/tables/users.ts';
import type { Person } from './caller.ts';
import { type Account, hasConfirmedContacts, lacksContacts } from './accounts.ts';
import { lacksSecondFactor } from './second-factor.ts';
import type { Settings } from './settings.ts';

/** Columns of an account that are loaded together with a session or an API token. */
export const holderColumns = {
  user: {
    id: users.id,
    role: users.role,
    staffRole: users.staffRole,
    staffFacultyId: users.staffFacultyId,
    block: users.block,
    studentId: users.studentId,
    employeeId: users.employeeId,
  },
  leftAs: students.leftAs,
  leftOn: students.leftOn,
  isGroupHead: students.isGroupHead,
  canNote: students.canNote,
  hasConfirmedContacts,
};

interface Holder {
  user: Pick<Account, 'id' | 'role' | 'staffRole' | 'staffFacultyId' | 'studentId' | 'employeeId'>;
  isGroupHead: boolean | null;
  canNote: boolean | null;
  hasConfirmedContacts: boolean;
}

/** Loads the user of an account, with their rights. */
export const personOf = async (
  db: Database,
  { user, isGroupHead, canNote, hasConfirmedContacts: hasConfirmed }: Holder,
  settings: Pick<Settings, 'secondFactorFor'>,
): Promise<Person> => ({
  userId: user.id,
  role: user.role,
  staffRole: user.staffRole,
  staffFacultyId: user.staffFacultyId,
  studentId: user.studentId,
  employeeId: user.employeeId,
  isHeadman: isGroupHead === true || canNote === true,
  lacksContacts: lacksContacts(user.role, hasConfirmed),
  needsSecondFactor: await lacksSecondFactor(db, user, settings),
});
