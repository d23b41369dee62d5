import type { omissionCertificateTypes } from '@semestr/api/omissions-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { number, text } from '../../ui/kind/values.tsx';
import { useNextOrder } from '../../ui/kind/use-next-order.ts';

const useProposals = () => ({ order: useNextOrder('omission-certificate-types') });

export default defineRecordType<typeof omissionCertificateTypes>({
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
