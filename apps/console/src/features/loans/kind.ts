import type { loans } from '@semestr/api/library';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { date, dateFrom, line, optional, text, yesNo } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof loans>({
  fields: {
    studentId: reference('students', 'lastName'),
    title: text(500),
    author: line(300),
    takenOn: date,
    dueOn: dateFrom('takenOn'),
    returnedOn: optional(date),
  },
  conditions: { isReturned: yesNo },
  columns: {
    title: {},
    studentId: { width: 208 },
    author: { width: 176, isMinor: true },
    takenOn: { isMinor: true },
    dueOn: {},
    returnedOn: {},
  },
  sort: ['dueOn', 'ASC'],
  filters: ['isReturned', 'groupId', 'facultyId', 'from', 'to'],
});
