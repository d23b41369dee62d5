import type { privilegeCategories } from '@semestr/api/dormitory';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof privilegeCategories>({
  fields: {
    name: text(300),
  },
  columns: {
    name: {},
  },
  sort: ['name', 'ASC'],
  related: [{ resource: 'privilege-kinds', by: 'categoryId' }],
});
