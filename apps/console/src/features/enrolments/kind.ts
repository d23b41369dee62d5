import type { enrolments } from '@semestr/api/enrolments';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { choice } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { date, optional, readOnly, text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof enrolments>({
  fields: {
    studentId: reference('students', 'lastName'),
    groupId: reference('groups', 'name'),
    subgroup: choice([1, 2]),
    from: date,
    to: optional(date),
    orderNumber: optional(readOnly(text(50))),
  },
  columns: {
    studentId: {},
    groupId: { width: 112 },
    subgroup: { width: 120 },
    from: { width: 144 },
    to: { width: 144 },
    orderNumber: { width: 144 },
  },
  sort: ['from', 'DESC'],
  filters: ['studentId', 'groupId', 'facultyId'],
});
