import type { specialities } from '@semestr/api/specialities';
import { initialsOf } from '@semestr/core/page-addresses';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { line, text } from '../../ui/kind/values.tsx';

/** Proposes the initials of the name as the abbreviation. */
const useProposals = ({ name }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  abbrev: typeof name === 'string' && name !== '' ? initialsOf(name) : undefined,
});

export default defineRecordType<typeof specialities>({
  fields: {
    name: text(300),
    abbrev: text(50),
    code: line(30),
    facultyId: reference('faculties', 'abbrev'),
    formId: reference('education-forms', 'name'),
  },
  columns: {
    name: {},
    abbrev: { width: 128 },
    code: { width: 144, isMinor: true },
    facultyId: { width: 128 },
    formId: { width: 128 },
  },
  sort: ['name', 'ASC'],
  useProposals,
  filters: ['facultyId', 'formId'],
  related: [
    { resource: 'groups', by: 'specialityId' },
    { resource: 'students', by: 'specialityId' },
    { resource: 'disciplines', by: 'specialityId' },
    { resource: 'specializations', by: 'specialityId' },
  ],
});
