import type { journalLessons } from '@semestr/api/journal-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { choice } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { date, number, optional, time } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof journalLessons>({
  fields: {
    subjectId: reference('journal-subjects', 'name'),
    date: date,
    startTime: time,
    endTime: time,
    subgroup: choice([0, 1, 2]),
    hours: number(1, 12),
    controlPoint: optional(choice([1, 2, 3])),
    employeeId: optional(reference('employees', 'lastName')),
  },
  columns: {
    date: {},
    subjectId: { width: 144 },
    startTime: {},
    subgroup: { width: 120, isMinor: true },
    hours: { width: 80 },
    controlPoint: { width: 144 },
    employeeId: { width: 224, isMinor: true },
  },
  sort: ['date', 'DESC'],
  filters: ['groupId', 'subjectId', 'employeeId', 'from', 'to'],
  defaults: { subgroup: 0, hours: 2 },
  related: [
    { resource: 'lesson-marks', by: 'lessonId' },
    { resource: 'omissions', by: 'lessonId' },
  ],
});
