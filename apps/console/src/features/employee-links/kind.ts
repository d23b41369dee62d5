import type { employeeLinks } from '@semestr/api/employees';
import { wordOf } from '@semestr/core/data-words';
import { employeeLinkNames, employeeLinkTypes } from '@semestr/core/employee-links';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { named } from '../../ui/kind/choices.tsx';
import { reference } from '../../ui/kind/references.tsx';
import { number, text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof employeeLinks>({
  fields: {
    employeeId: reference('employees', 'lastName'),
    type: named(employeeLinkTypes, (type, language) => wordOf('link', employeeLinkNames[type], language)),
    link: text(500, { type: 'url' }),
    order: number(0, 1000),
  },
  columns: {
    link: {},
    employeeId: { width: 280 },
    type: {},
  },
  sort: ['employeeId', 'ASC'],
  filters: ['employeeId', 'type'],
  defaults: { order: 0 },
});
