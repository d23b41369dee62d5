import type { positions } from '@semestr/api/employees';
import { rankOf } from '@semestr/core/departments';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { line, number, optional, text, yesNo } from '../../ui/kind/values.tsx';

/** A head is recognised by the title of the post. */
const useProposals = ({ title }: Readonly<Record<string, unknown>>) => ({
  isHead: typeof title === 'string' && title !== '' ? rankOf(title) === 0 : undefined,
});

export default defineRecordType<typeof positions>({
  fields: {
    employeeId: reference('employees', 'lastName'),
    departmentId: reference('departments', 'name'),
    title: line(200),
    isHead: yesNo,
    phone: optional(text(50, { type: 'tel' })),
    room: optional(text(50)),
    building: optional(text(50)),
    address: optional(text(200)),
    order: number(0, 1000),
  },
  columns: {
    employeeId: {},
    departmentId: { width: 144 },
    title: { width: 208 },
    isHead: { width: 104, isMinor: true },
    phone: { width: 144, isMinor: true },
    room: { width: 96, isHidden: true },
    building: { width: 96, isHidden: true },
  },
  sort: ['employeeId', 'ASC'],
  useProposals,
  filters: ['departmentId', 'employeeId', 'isHead'],
  defaults: { isHead: false, order: 0 },
});
