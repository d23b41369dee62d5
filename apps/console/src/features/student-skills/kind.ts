import type { studentSkills } from '@semestr/api/cv-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { number } from '../../ui/kind/values.tsx';
import { useNextOrder } from '../../ui/kind/use-next-order.ts';

/** Proposes the place after the last one of the owner. */
const useProposals = ({ studentId }: Readonly<Record<string, unknown>>) => ({
  order: useNextOrder('student-skills', typeof studentId === 'number' ? { studentId } : null),
});

export default defineRecordType<typeof studentSkills>({
  fields: {
    studentId: reference('students', 'lastName'),
    skillId: reference('skills', 'name'),
    order: number(0, 1000),
  },
  columns: {
    studentId: {},
    skillId: { width: 280 },
    order: { width: 160, isMinor: true },
  },
  sort: ['studentId', 'ASC'],
  useProposals,
  filters: ['studentId', 'skillId'],
  defaults: { order: 0 },
});
