import type { academicTitles } from '@semestr/api/diploma-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { decimal, optional, text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof academicTitles>({
  fields: {
    name: text(300),
    abbrev: text(50),
    price: optional(decimal(0, 10_000)),
  },
  columns: {
    name: {},
    abbrev: { width: 160 },
    price: { width: 128 },
  },
  sort: ['name', 'ASC'],
});
