import type { Student, sortableFields } from '@semestr/api/students';
import { consoleRoleOf, visibleOfStudents } from '@semestr/core/rights';
import type { Caller } from '../../http/caller.ts';
import { invalidField } from '../../http/refuse.ts';

/** What of a student's record its reader does not see (docs/decisions/0072). */

const visibleTo = (caller: Caller) => {
  const role = consoleRoleOf(caller);
  return role === null ? { details: false, contacts: false } : visibleOfStudents(role);
};

/** The record without what the reader's role does not need. */
export function toVisible(student: Student, caller: Caller): Student {
  const { details, contacts } = visibleTo(caller);
  return {
    ...student,
    ...(!details && {
      belarusianLastName: null,
      belarusianFirstName: null,
      belarusianMiddleName: null,
      birthDate: null,
      illiquidMessage: null,
    }),
    ...(!contacts && { email: null, phone: null, contactsConfirmed: null }),
  };
}

/** Refuses an order by what is hidden: it would tell values by their places. */
export function refuseHiddenOrder(
  caller: Caller,
  [field]: readonly [(typeof sortableFields)[number], string],
) {
  const { details, contacts } = visibleTo(caller);
  if ((field === 'birthDate' && !details) || (field === 'contactsConfirmed' && !contacts))
    throw invalidField('sort');
}
