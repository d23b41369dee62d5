import type { faculties } from '@semestr/api/faculties';
import { initialsOf } from '@semestr/core/page-addresses';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { text } from '../../ui/kind/values.tsx';

/** Proposes the initials of the name as the abbreviation. */
const useProposals = ({ name }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => ({
  abbrev: typeof name === 'string' && name !== '' ? initialsOf(name) : undefined,
});

export default defineRecordType<typeof faculties>({
  fields: { name: text(300), abbrev: text(50) },
  columns: { name: {}, abbrev: { width: 160 } },
  sort: ['name', 'ASC'],
  useProposals,
  related: [
    { resource: 'specialities', by: 'facultyId' },
    { resource: 'groups', by: 'facultyId' },
    { resource: 'students', by: 'facultyId' },
  ],
});
