import type { studentOrders } from '@semestr/api/student-orders';
import { orderName } from '@semestr/core/student-order-words';
import { orderKinds } from '@semestr/core/student-orders';
import { namedChoice } from '../../ui/kind/choices.tsx';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { date, optional, readOnly, text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof studentOrders>({
  fields: {
    studentId: reference('students', 'lastName'),
    groupId: reference('groups', 'name'),
    kind: namedChoice(orderKinds, orderName),
    number: optional(readOnly(text(50))),
    date,
    from: date,
    until: optional(date),
    reason: optional(readOnly(text(300))),
  },
  columns: {
    studentId: {},
    kind: { width: 200 },
    groupId: { width: 96 },
    from: { width: 112 },
    until: { width: 112, isMinor: true },
    number: { width: 112 },
    date: { width: 112, isMinor: true },
    reason: { isHidden: true },
  },
  sort: ['from', 'DESC'],
  filters: ['kind', 'groupId', 'facultyId', 'from', 'to'],
});
