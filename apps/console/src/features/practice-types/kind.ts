import type { practiceTypes } from '@semestr/api/practice-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { number, text } from '../../ui/kind/values.tsx';
import { useNextOrder } from '../../ui/kind/use-next-order.ts';

const useProposals = () => ({ order: useNextOrder('practice-types') });

export default defineRecordType<typeof practiceTypes>({
  fields: {
    name: text(300),
    order: number(0, 30_000),
  },
  columns: {
    name: {},
    order: { width: 160 },
  },
  sort: ['order', 'ASC'],
  useProposals,
  defaults: { order: 0 },
});
