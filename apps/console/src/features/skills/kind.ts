import type { skills } from '@semestr/api/cv-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof skills>({
  fields: {
    name: text(60),
  },
  columns: {
    name: {},
  },
  sort: ['name', 'ASC'],
  related: [{ resource: 'student-skills', by: 'skillId' }],
});
