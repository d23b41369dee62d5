import type { faculties } from '@semestr/api/faculties';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof faculties>({
  fields: { name: text(300), abbrev: text(50) },
  columns: { name: {}, abbrev: { width: 160 } },
  sort: ['name', 'ASC'],
  related: [
    { resource: 'specialities', by: 'facultyId' },
    { resource: 'groups', by: 'facultyId' },
    { resource: 'students', by: 'facultyId' },
  ],
});
