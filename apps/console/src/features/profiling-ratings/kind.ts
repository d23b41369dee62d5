import type { profilingRatings } from '@semestr/api/profiling-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { course } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { decimal, number } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof profilingRatings>({
  fields: {
    studentId: reference('students', 'lastName'),
    specialityId: reference('specialities', 'name'),
    course: course,
    average: decimal(0, 10),
    position: number(1, 10_000),
  },
  columns: {
    studentId: {},
    specialityId: { width: 144 },
    course: {},
    average: { width: 128 },
    position: { width: 96 },
  },
  sort: ['position', 'ASC'],
  filters: ['specialityId', 'course', 'groupId'],
});
