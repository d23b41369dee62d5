import type { employeeLinks } from '@semestr/api/employees';
import { wordOf } from '@semestr/core/data-words';
import { employeeLinkNames, employeeLinkTypes } from '@semestr/core/employee-links';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { namedChoice } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { number, text } from '../../ui/kind/values.tsx';
import { useNextOrder } from '../../ui/kind/use-next-order.ts';

/** Proposes the place after the last one of the owner. */
const useProposals = ({ employeeId }: Readonly<Record<string, unknown>>) => ({
  order: useNextOrder('employee-links', typeof employeeId === 'number' ? { employeeId } : null),
});

export default defineRecordType<typeof employeeLinks>({
  fields: {
    employeeId: reference('employees', 'lastName'),
    type: namedChoice(employeeLinkTypes, (type, language) =>
      wordOf('link', employeeLinkNames[type], language),
    ),
    link: text(500, { type: 'url' }),
    order: number(0, 1000),
  },
  columns: {
    link: {},
    employeeId: { width: 280 },
    type: {},
  },
  sort: ['employeeId', 'ASC'],
  useProposals,
  filters: ['employeeId', 'type'],
  defaults: { order: 0 },
});
