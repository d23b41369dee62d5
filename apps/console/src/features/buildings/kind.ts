import type { buildings } from '@semestr/api/resources-structure';
import { kindOf } from '../../ui/kind/kind.ts';
import { text } from '../../ui/kind/values.tsx';

export default kindOf<typeof buildings>({
  fields: {
    name: text(50),
  },
  columns: {
    name: {},
  },
  sort: ['name', 'ASC'],
  related: [{ resource: 'rooms', by: 'buildingId' }],
});
