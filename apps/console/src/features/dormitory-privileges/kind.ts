import type { dormitoryPrivileges } from '@semestr/api/dormitory';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { optional, text, year } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof dormitoryPrivileges>({
  fields: {
    studentId: reference('students', 'lastName'),
    kindId: reference('privilege-kinds', 'name'),
    year: year,
    note: optional(text(500)),
  },
  columns: {
    studentId: {},
    kindId: { width: 320 },
    year: { width: 80 },
    note: { width: 200, isHidden: true },
  },
  sort: ['year', 'DESC'],
  filters: ['kindId', 'groupId', 'facultyId'],
});
