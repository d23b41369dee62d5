import type { employees } from '@semestr/api/employees';
import { fullName } from '@semestr/core/display';
import { freeAddress, personAddress } from '@semestr/core/page-addresses';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { useAddresses } from '../../ui/kind/use-addresses.ts';
import { archivedAt, line, optional, text } from '../../ui/kind/values.tsx';

/** Proposes the address of the page from the name. */
function useProposals(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const [lastName, firstName] = [values['lastName'], values['firstName']];
  const isNamed = typeof lastName === 'string' && typeof firstName === 'string' && firstName !== '';
  const address = isNamed ? personAddress({ lastName, firstName }) : '';
  const taken = useAddresses('employees', address);
  return { urlId: address === '' ? undefined : freeAddress(address, (one) => taken.has(one)) };
}

export default defineRecordType<typeof employees>({
  fields: {
    lastName: text(100),
    firstName: text(100),
    middleName: optional(text(100)),
    degree: line(200),
    degreeAbbrev: line(50),
    rank: optional(text(100)),
    email: optional(text(320, { type: 'email' })),
    urlId: text(100),
    archivedAt: archivedAt,
  },
  columns: {
    lastName: { text: fullName, titleSource: 'fullName' },
    degreeAbbrev: { width: 128 },
    rank: { width: 128 },
    email: { width: 240, isMinor: true },
    urlId: { width: 144, isHidden: true },
    degree: { width: 224, isHidden: true },
    archivedAt: { isHidden: true },
  },
  sort: ['lastName', 'ASC'],
  useProposals,
  filters: ['departmentId', 'archived'],
  related: [
    { resource: 'positions', by: 'employeeId' },
    { resource: 'lessons', by: 'employeeId' },
    { resource: 'announcements', by: 'employeeId' },
    { resource: 'employee-links', by: 'employeeId' },
    { resource: 'employee-notes', by: 'employeeId' },
    { resource: 'diploma-topics', by: 'employeeId' },
    { resource: 'users', by: 'employeeId' },
  ],
});
