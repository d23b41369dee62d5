import type { certificatePlaces } from '@semestr/api/certificates';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { choice } from '../../ui/kind/choices.tsx';
import { number, text } from '../../ui/kind/values.tsx';
import { useNextOrder } from '../../ui/kind/use-next-order.ts';

const useProposals = () => ({ order: useNextOrder('certificate-places') });

export default defineRecordType<typeof certificatePlaces>({
  fields: {
    name: text(200),
    office: text(200),
    type: choice([0, 1, 2]),
    order: number(0, 30_000),
  },
  columns: {
    name: {},
    office: { width: 280 },
    type: { width: 176 },
    order: {},
  },
  sort: ['order', 'ASC'],
  useProposals,
  defaults: { type: 0, order: 0 },
});
