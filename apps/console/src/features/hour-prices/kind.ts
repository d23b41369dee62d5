import type { hourPrices } from '@semestr/api/mark-sheets-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { decimal, line } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof hourPrices>({
  fields: {
    rank: { ...line(100), text: (value, source, say) => value || say.choice(source, 'rest') },
    price: decimal(0, 10_000),
  },
  columns: {
    rank: {},
    price: { width: 160 },
  },
  sort: ['rank', 'ASC'],
});
