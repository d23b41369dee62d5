import type { Student, sortableFields } from '@semestr/api/students';
import { consoleRoleOf, visibleOfStudents } from '@semestr/core/rights';
import type { Caller } from '../../domain/caller.ts';
import { invalidField } from '../../domain/refusal.ts';

/** Returns which parts of a student's record are visible to the caller (docs/decisions/0072). */

const visibleTo = (caller: Caller) => {
  const role = consoleRoleOf(caller);
  return role === null ? { details: false, contacts: false } : visibleOfStudents(role);
};

/** Returns the record without parts that the reader's role does not need. */
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

/** Rejects sorting by a hidden field: the order would reveal its values. */
export function refuseHiddenOrder(
  caller: Caller,
  [field]: readonly [(typeof sortableFields)[number], string],
) {
  const { details, contacts } = visibleTo(caller);
  if ((field === 'birthDate' && !details) || (field === 'contactsConfirmed' && !contacts))
    throw invalidField('sort');
}
