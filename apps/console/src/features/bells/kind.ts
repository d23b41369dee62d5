import type { bells } from '@semestr/api/bells';
import { MAX_PAIR } from '@semestr/core/bells';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { date, number, time, timeAfter } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof bells>({
  fields: {
    number: number(1, MAX_PAIR),
    start: time,
    end: timeAfter('start'),
    validFrom: date,
  },
  columns: { number: {}, start: {}, end: {}, validFrom: { width: 144 } },
  sort: ['validFrom', 'DESC'],
  filters: ['validFrom'],
});
