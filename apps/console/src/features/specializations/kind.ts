import type { specializations } from '@semestr/api/profiling-records';
import { defineRecordType } from '../../ui/kind/kind.ts';
import { reference } from '../../ui/kind/references.tsx';
import { date, number, optional, text } from '../../ui/kind/values.tsx';

export default defineRecordType<typeof specializations>({
  fields: {
    name: text(300),
    abbrev: text(50),
    specialityId: reference('specialities', 'name'),
    places: optional(number(0, 10_000)),
    lastDay: optional(date),
  },
  columns: {
    name: {},
    abbrev: { width: 120 },
    specialityId: { width: 144 },
    places: { width: 88 },
    lastDay: { width: 128 },
  },
  sort: ['name', 'ASC'],
  filters: ['specialityId'],
});
