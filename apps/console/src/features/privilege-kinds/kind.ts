import type { privilegeKinds } from '@semestr/api/dormitory';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof privilegeKinds>({
  fields: {
    name: text(300),
    categoryId: reference('privilege-categories', 'name'),
  },
  columns: {
    name: {},
    categoryId: { width: 280 },
  },
  sort: ['name', 'ASC'],
  filters: ['categoryId'],
  related: [{ resource: 'dormitory-privileges', by: 'kindId' }],
});
