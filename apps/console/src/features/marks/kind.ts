import type { marks } from '@semestr/api/markbook';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { coded, number, optional, pastDate, yesNo } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof marks>({
  fields: {
    studentId: reference('students', 'lastName'),
    disciplineId: reference('disciplines', 'name'),
    mark: optional(coded('mark', 20)),
    date: optional(pastDate),
    teacherId: optional(reference('employees', 'lastName')),
    retakes: number(0, 20),
    isDifference: yesNo,
  },
  columns: {
    studentId: {},
    disciplineId: { width: 144 },
    mark: { width: 112 },
    date: {},
    teacherId: { width: 208, isMinor: true },
    retakes: { width: 112, isMinor: true },
    isDifference: { isHidden: true },
  },
  sort: ['id', 'DESC'],
  filters: ['groupId', 'disciplineId', 'facultyId', 'from', 'to'],
  defaults: { retakes: 0, isDifference: false },
});
