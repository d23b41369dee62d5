import type { diplomaTopics } from '@semestr/api/diploma-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { archivedAt, text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof diplomaTopics>({
  fields: {
    employeeId: reference('employees', 'lastName'),
    topic: text(500),
    archivedAt: archivedAt,
  },
  columns: {
    topic: {},
    employeeId: { width: 224 },
    archivedAt: { isHidden: true },
  },
  sort: ['topic', 'ASC'],
  filters: ['employeeId', 'archived'],
});
