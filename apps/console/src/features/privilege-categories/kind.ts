import type { privilegeCategories } from '@semestr/api/resources-choices';
import { kindOf } from '../../ui/kind/kind.ts';
import { text } from '../../ui/kind/values.tsx';

export default kindOf<typeof privilegeCategories>({
  fields: {
    name: text(300),
  },
  columns: {
    name: {},
  },
  sort: ['name', 'ASC'],
  related: [{ resource: 'privilege-kinds', by: 'categoryId' }],
});
