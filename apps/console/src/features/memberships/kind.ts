import type { memberships } from '@semestr/api/activity';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { choice } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { date } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof memberships>({
  fields: {
    studentId: reference('students', 'lastName'),
    kind: choice(['brsm', 'prof-com']),
    since: date,
  },
  columns: {
    studentId: {},
    kind: { width: 200 },
    since: {},
  },
  sort: ['studentId', 'ASC'],
  filters: ['kind', 'groupId', 'facultyId'],
});
