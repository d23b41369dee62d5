import type { omissionCertificateTypes } from '@semestr/api/omissions-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { number, text } from '../../ui/kind/values.tsx';

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
  defaults: { order: 0 },
});
