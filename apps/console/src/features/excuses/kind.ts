import type { excuses } from '@semestr/api/omissions-records';
import { semesterOf, termBegun } from '@semestr/core/term';
import { readDay } from '@semestr/core/typed';
import { useGetOne } from 'react-admin';
import { today } from '../../clock.ts';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { date, dateFrom, number, optional, text } from '../../ui/kind/values.tsx';

/** Proposes the semester of studies in which the student is absent. */
function useProposals({ studentId, dateFrom: from }: Readonly<Record<string, unknown>>) {
  const id = typeof studentId === 'number' ? studentId : null;
  const { data } = useGetOne<{ id: number; course: number }>(
    'students',
    { id: id ?? 0 },
    { enabled: id !== null },
  );
  const day = typeof from === 'string' ? readDay(from) : null;
  const isKnown = id !== null && data !== undefined && day !== null;
  return {
    semester: isKnown ? semesterOf(termBegun(day), { course: data.course, today: today() }) : undefined,
  };
}

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
  useProposals,
  filters: ['groupId', 'facultyId', 'from', 'to'],
});
