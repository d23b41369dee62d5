import type { excuses } from '@semestr/api/omissions-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { date, dateFrom, number, optional, text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof excuses>({
  fields: {
    studentId: reference('students', 'lastName'),
    dateFrom: date,
    dateTo: dateFrom('dateFrom'),
    name: optional(text(200)),
    note: optional(text(500)),
    semester: number(1, 12),
  },
  columns: {
    studentId: {},
    dateFrom: {},
    dateTo: {},
    name: { width: 224 },
    semester: { width: 120, isMinor: true },
    note: { width: 200, isHidden: true },
  },
  sort: ['dateFrom', 'DESC'],
  filters: ['groupId', 'facultyId', 'from', 'to'],
});
