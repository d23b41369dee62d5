import type { certificatePlaces } from '@semestr/api/certificates';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { choice } from '../../ui/kind/choices.tsx';
import { number, text } from '../../ui/kind/values.tsx';

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
  defaults: { type: 0, order: 0 },
});
