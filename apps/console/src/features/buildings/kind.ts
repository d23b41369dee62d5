import type { buildings } from '@semestr/api/rooms';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof buildings>({
  fields: {
    name: text(50),
  },
  columns: {
    name: {},
  },
  sort: ['name', 'ASC'],
  related: [{ resource: 'rooms', by: 'buildingId' }],
});
