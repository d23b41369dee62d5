import type { omissions } from '@semestr/api/omissions-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { number, yesNo } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof omissions>({
  fields: {
    studentId: reference('students', 'lastName'),
    lessonId: reference('journal-lessons', 'date'),
    hours: number(1, 12),
    isExcused: yesNo,
  },
  columns: {
    studentId: {},
    lessonId: { width: 176 },
    hours: { width: 88 },
    isExcused: { width: 176 },
  },
  sort: ['lessonId', 'DESC'],
  filters: ['groupId', 'facultyId', 'isExcused', 'from', 'to'],
  defaults: { isExcused: false },
});
