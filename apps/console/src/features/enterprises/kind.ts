import type { enterprises } from '@semestr/api/practice-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof enterprises>({
  fields: {
    name: text(300),
  },
  columns: {
    name: {},
  },
  sort: ['name', 'ASC'],
});
