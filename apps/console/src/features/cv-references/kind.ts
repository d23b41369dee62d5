import type { cvReferences } from '@semestr/api/cv-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { line, number, text } from '../../ui/kind/values.tsx';
import { useNextOrder } from '../../ui/kind/use-next-order.ts';

/** Proposes the place after the last one of the owner. */
const useProposals = ({ studentId }: Readonly<Record<string, unknown>>) => ({
  order: useNextOrder('cv-references', typeof studentId === 'number' ? { studentId } : null),
});

export default defineRecordType<typeof cvReferences>({
  fields: {
    studentId: reference('students', 'lastName'),
    name: line(200),
    reference: text(500, { type: 'url' }),
    order: number(0, 1000),
  },
  columns: {
    reference: {},
    studentId: { width: 240 },
    name: { width: 200 },
  },
  sort: ['studentId', 'ASC'],
  useProposals,
  filters: ['studentId', 'groupId'],
  defaults: { order: 0 },
});
