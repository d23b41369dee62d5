import type { bells } from '@semestr/api/bells';
import { MAX_PAIR } from '@semestr/core/bells';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { date, number, time, timeAfter } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof bells>({
  fields: {
    // Aligned to the left, because the number is the label of the record.
    number: { ...number(1, MAX_PAIR), isFigure: false },
    start: time,
    end: timeAfter('start'),
    validFrom: date,
  },
  columns: { number: {}, start: {}, end: {}, validFrom: { width: 144 } },
  sort: ['validFrom', 'DESC'],
  filters: ['validFrom'],
});
