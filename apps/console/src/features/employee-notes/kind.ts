import type { employeeNotes } from '@semestr/api/employees';
import { MAX_NOTE } from '@semestr/core/employee-links';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { number, text } from '../../ui/kind/values.tsx';
import { useNextOrder } from '../../ui/kind/use-next-order.ts';

/** Proposes the place after the last one of the owner. */
const useProposals = ({ employeeId }: Readonly<Record<string, unknown>>) => ({
  order: useNextOrder('employee-notes', typeof employeeId === 'number' ? { employeeId } : null),
});

export default defineRecordType<typeof employeeNotes>({
  fields: {
    employeeId: reference('employees', 'lastName'),
    title: text(100),
    content: text(MAX_NOTE, { isLong: true }),
    order: number(0, 1000),
  },
  columns: {
    title: {},
    employeeId: { width: 280 },
    content: { width: 320, isMinor: true },
  },
  sort: ['employeeId', 'ASC'],
  useProposals,
  filters: ['employeeId'],
  defaults: { order: 0 },
});
