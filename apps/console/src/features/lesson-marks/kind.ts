import type { lessonMarks } from '@semestr/api/journal-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { number, optional } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof lessonMarks>({
  fields: {
    studentId: reference('students', 'lastName'),
    lessonId: reference('journal-lessons', 'date'),
    mark: number(0, 10),
    taskNumber: optional(number(1, 100)),
  },
  columns: {
    studentId: {},
    lessonId: { width: 176 },
    mark: { width: 112 },
    taskNumber: { width: 120, isMinor: true },
  },
  sort: ['lessonId', 'DESC'],
  filters: ['groupId', 'from', 'to'],
});
