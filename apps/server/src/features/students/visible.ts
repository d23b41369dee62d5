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
      funding: null,
      citizenship: null,
      documentLanguage: null,
    }),
    ...(!contacts && { email: null, phone: null, contactsConfirmed: null }),
  };
}

interface StudentQuery {
  sort: readonly [(typeof sortableFields)[number], string];
  filter: { funding?: unknown };
}

/** Rejects sorting and filtering by a hidden field: the result would reveal its values. */
export function rejectHidden(caller: Caller, { sort: [field], filter }: StudentQuery): void {
  const { details, contacts } = visibleTo(caller);
  if ((field === 'birthDate' && !details) || (field === 'contactsConfirmed' && !contacts))
    throw invalidField('sort');
  if (filter.funding !== undefined && !details) throw invalidField('filter.funding');
}
